-- How much a vendor has on the menu, hidden categories aside. Lists of all vendors sort by it and add it up.
alter table vendors add column item_count integer not null default 0;
update vendors v set item_count = counted.items
from (
  select i.vendor_id, count(*) as items from menu_items i
  join categories c on c.vendor_id = i.vendor_id and c.id = i.category_id
  where c.deleted_at is null group by i.vendor_id) counted
where counted.vendor_id = v.id;

-- Counted anew rather than raised, and only once the vendor is held: whoever comes second sees what the first one did.
create function count_items(vendor_ids text[]) returns void language plpgsql as $$
begin
  perform from vendors where id = any(vendor_ids) order by id for no key update;
  update vendors v set item_count = counted.items
  from (
    select id, (
      select count(*)::int from menu_items i join categories c on c.vendor_id = i.vendor_id and c.id = i.category_id
      where i.vendor_id = wanted.id and c.deleted_at is null) as items
    from unnest(vendor_ids) as wanted(id)) counted
  where v.id = counted.id and v.item_count <> counted.items;
end $$;

create function count_changed_items() returns trigger language plpgsql as $$
begin
  perform count_items(array(select distinct vendor_id from changed));
  return null;
end $$;
create trigger items_are_counted_when_added after insert on menu_items
  referencing new table as changed for each statement execute function count_changed_items();
create trigger items_are_counted_when_deleted after delete on menu_items
  referencing old table as changed for each statement execute function count_changed_items();

create function count_items_of_category() returns trigger language plpgsql as $$
begin
  perform count_items(array[new.vendor_id]);
  return null;
end $$;
create trigger items_are_counted_with_their_category after update of deleted_at on categories
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function count_items_of_category();
create trigger items_are_counted_when_moved after update of category_id on menu_items
  for each row when (old.category_id is distinct from new.category_id) execute function count_items_of_category();

-- The most clicked items of each period, in the order of the periods, so that nobody looks through all of them.
create table best_items (
  vendor_id text not null,
  item_id text not null,
  nth smallint not null,
  clicks integer not null,
  primary key (vendor_id, item_id, nth),
  foreign key (vendor_id, item_id) references menu_items on delete cascade
);

-- Where so much happens in a day that it is dear to sum, today so far is added to the sums every few minutes.
alter table vendor_totals
  add column today_menu_views integer not null default 0,
  add column today_qr_scans integer not null default 0,
  add column today_item_clicks integer not null default 0;
alter table totals_reach add column folded_at timestamptz;
