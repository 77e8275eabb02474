-- Uploaded designs live in the database: they are in every backup and on every node at once.
create table template_uploads (
  template_id text primary key references templates on delete cascade,
  file_name text not null,
  source text not null,
  -- What runs in the sandboxed frame, and the name it is served under.
  compiled text not null,
  hash text not null,
  created_at timestamptz not null default now()
);
create index template_uploads_by_hash on template_uploads (hash);

alter table template_permissions add column id text not null default gen_random_uuid()::text
  constraint template_permission_id unique;

create table template_purchases (
  id text primary key,
  template_id text not null references templates on delete cascade,
  vendor_id text not null references vendors on delete cascade,
  price numeric(12, 2) not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'GRANTED', 'DECLINED')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create unique index purchase_already_pending on template_purchases (template_id, vendor_id)
  where status = 'PENDING';
create index template_purchases_of_vendor on template_purchases (vendor_id);
