-- The main language of a vendor's menu and up to two more, and the texts in other languages than the main one.
alter table vendors
  add column menu_language text not null default 'en',
  add column other_languages text[] not null default '{}';
alter table categories add column translations jsonb not null default '{}';
alter table menu_items add column translations jsonb not null default '{}';

-- Translations count too; where there are none, an item's size stays what it was.
create or replace function measure_item() returns trigger language plpgsql as $$
begin
  new.text_bytes := octet_length(json_build_array(
    new.name, new.name_en, new.description, new.image_url, new.preparation_time, new.ingredients, new.variations::text
  )::text) + case when new.translations = '{}' then 0 else octet_length(new.translations::text) end;
  return new;
end $$;
drop trigger items_are_measured on menu_items;
create trigger items_are_measured
  before insert or update of name, name_en, description, image_url, preparation_time, ingredients, variations,
    translations, text_bytes
  on menu_items for each row execute function measure_item();
