create extension if not exists pg_trgm;

create table vendors (
  id text primary key,
  name text not null,
  business_name text not null,
  -- Made once from the business name; a rename never changes it.
  vendor_name text not null constraint vendor_name_taken unique,
  slug text not null,
  phone text not null,
  phone_digits text not null,
  email text,
  email_verified_at timestamptz,
  password_hash text not null,
  address text,
  country text not null,
  state text not null,
  city text not null,
  area text not null,
  opening_time text,
  closing_time text,
  description text,
  tagline text,
  cuisine text,
  price_range text,
  logo_url text,
  cover_image_url text,
  qr_code_url text,
  template_id text,
  theme_index integer not null default 0,
  is_active boolean not null default true,
  is_banned boolean not null default false,
  ban_reason text,
  show_ads boolean not null default true,
  -- Raised in the transaction of every change that shows on the menu: pages are cached by it.
  menu_rev bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index vendor_phone_taken on vendors (phone_digits) where deleted_at is null;
create unique index vendor_email_taken on vendors (lower(email)) where deleted_at is null;
create index vendors_by_age on vendors (created_at desc, id);

-- Printed codes survive a rename.
create table former_slugs (
  vendor_id text not null references vendors on delete cascade,
  slug text not null,
  created_at timestamptz not null default now(),
  primary key (vendor_id, slug)
);

create table admins (
  id text primary key,
  name text not null,
  email text not null,
  password_hash text not null,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index admin_email_taken on admins (lower(email));

create table sessions (
  token_hash bytea primary key,
  vendor_id text references vendors on delete cascade,
  admin_id text references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text,
  user_agent text,
  constraint session_of_one_person check (num_nonnulls(vendor_id, admin_id) = 1)
);
create index sessions_by_vendor on sessions (vendor_id) where vendor_id is not null;
create index sessions_by_admin on sessions (admin_id) where admin_id is not null;
create index sessions_by_expiry on sessions (expires_at);

create table one_time_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('verify_email', 'first_admin')),
  vendor_id text references vendors on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Wrong passwords per account and address, so that guessing stops on every node at once.
create table login_failures (
  account text not null,
  address text not null,
  failures integer not null,
  first_failed_at timestamptz not null default now(),
  primary key (account, address)
);

create table platform_settings (
  only_row boolean primary key default true check (only_row),
  site_name text not null,
  site_description text not null,
  maintenance_mode boolean not null,
  allow_registrations boolean not null,
  require_email_verification boolean not null,
  max_file_size numeric(4, 1) not null,
  allowed_file_types text[] not null,
  saved_at timestamptz not null default now()
);
