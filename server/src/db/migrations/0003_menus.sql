create table categories (
  vendor_id text not null references vendors on delete cascade,
  id text not null,
  name text not null,
  description text,
  position integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (vendor_id, id)
);
create unique index category_name_taken on categories (vendor_id, lower(name)) where deleted_at is null;
create index categories_in_order on categories (vendor_id, position) where deleted_at is null;

create table menu_items (
  vendor_id text not null references vendors on delete cascade,
  id text not null,
  category_id text not null,
  name text not null,
  name_en text,
  description text,
  price numeric(12, 2) not null,
  original_price numeric(12, 2),
  variations jsonb,
  image_url text,
  is_veg boolean not null default true,
  is_available boolean not null default true,
  is_popular boolean not null default false,
  is_featured boolean not null default false,
  signature boolean not null default false,
  spicy boolean not null default false,
  preparation_time text,
  calories integer,
  ingredients text[] not null default '{}',
  position integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (vendor_id, id),
  -- The vendor is part of the link: an item can never stand in another vendor's category.
  constraint item_category_unknown foreign key (vendor_id, category_id) references categories on delete cascade
);
create index menu_items_in_order on menu_items (vendor_id, category_id, position);
