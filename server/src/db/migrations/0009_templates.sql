create table templates (
  id text primary key,
  template_id text not null constraint template_id_taken unique,
  name text not null,
  description text,
  is_enabled boolean not null default true,
  access_level text not null default 'free' check (access_level in ('free', 'custom', 'premium')),
  price numeric(12, 2),
  source text not null check (source in ('bundled', 'uploaded')),
  created_at timestamptz not null default now()
);

create table template_permissions (
  template_id text not null references templates on delete cascade,
  vendor_id text not null references vendors on delete cascade,
  granted_by text,
  granted_at timestamptz not null default now(),
  expires_at timestamptz,
  is_active boolean not null default true,
  primary key (template_id, vendor_id)
);
create index template_permissions_of_vendor on template_permissions (vendor_id);
