-- What people uploaded. Deletion goes by this row, never by reading an address.
create table uploads (
  -- Where the largest file stands, without its ending: also the name by which clients know it.
  path text primary key,
  -- Empty for the platform's own pictures.
  vendor_id text references vendors on delete cascade,
  folder text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  sha256 bytea not null,
  -- A few blurred pixels as a data address, shown until the picture is there.
  placeholder text not null,
  created_at timestamptz not null default now()
);
create index uploads_of_vendor on uploads (vendor_id, created_at);
