-- How many bytes an item's texts take as JSON, kept with the item: a menu has a limit, and every change adds them up.
alter table menu_items add column text_bytes integer not null default 0;

create function measure_item() returns trigger language plpgsql as $$
begin
  new.text_bytes := octet_length(json_build_array(
    new.name, new.name_en, new.description, new.image_url, new.preparation_time, new.ingredients, new.variations::text
  )::text);
  return new;
end $$;
create trigger items_are_measured
  before insert or update of name, name_en, description, image_url, preparation_time, ingredients, variations, text_bytes
  on menu_items for each row execute function measure_item();

update menu_items set text_bytes = 0;
