-- The mark of an item that is not veg: non-veg, egg, or null for none yet. An item that is_veg is veg whatever it says,
-- so that a server of the release before can go on writing is_veg alone.
alter table menu_items
  add column mark_if_not_veg text default 'nonveg' check (mark_if_not_veg in ('nonveg', 'egg'));

-- Of the vendor's food licence in India.
alter table vendors
  add column fssai_number text check (fssai_number ~ '^[12][0-9]{13}$');
