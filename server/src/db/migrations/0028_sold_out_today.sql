-- Until when an item is sold out, if only for today. Readers compare it with the time, so that it ends by itself.
alter table menu_items add column sold_out_until timestamptz;
create index menu_items_sold_out on menu_items (vendor_id, sold_out_until) where sold_out_until is not null;
