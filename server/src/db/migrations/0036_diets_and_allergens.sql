-- What a vendor says of an item; an empty list says nothing.
alter table menu_items
  add column diets text[] not null default '{}' check (diets <@ array['jain', 'vegan']),
  add column allergens text[] not null default '{}' check (allergens <@ array['gluten', 'milk', 'egg', 'fish',
    'crustaceans', 'peanut', 'treeNuts', 'soy', 'sesame', 'mustard', 'celery', 'sulphites', 'lupin', 'molluscs']);

-- They count too; where there are none, an item's size stays what it was.
create or replace function measure_item() returns trigger language plpgsql as $$
begin
  new.text_bytes := octet_length(json_build_array(
    new.name, new.name_en, new.description, new.image_url, new.preparation_time, new.ingredients, new.variations::text
  )::text) + case when new.translations = '{}' then 0 else octet_length(new.translations::text) end
  + case when new.diets = '{}' and new.allergens = '{}' then 0
    else octet_length(json_build_array(new.diets, new.allergens)::text) end;
  return new;
end $$;
drop trigger items_are_measured on menu_items;
create trigger items_are_measured
  before insert or update of name, name_en, description, image_url, preparation_time, ingredients, variations,
    translations, diets, allergens, text_bytes
  on menu_items for each row execute function measure_item();
