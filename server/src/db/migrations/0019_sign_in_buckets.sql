-- Tries are counted before the password is compared, in several buckets at once: one row for each of them.
alter table login_failures
  add column bucket text not null default 'accountAndAddress',
  -- The address, or the /48 of an IPv6 address: by it an account knows who failed there before.
  add column network text not null default '',
  add column next_try_at timestamptz,
  drop constraint login_failures_pkey,
  add primary key (bucket, account, address);
alter table login_failures alter column bucket drop default;
create index login_failures_by_network on login_failures (account, network);

-- Devices that have signed in before. The token opens no session; its tries are counted apart from those of strangers.
create table known_devices (
  token_hash bytea primary key,
  vendor_id text references vendors on delete cascade,
  admin_id text references admins on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint device_of_one_person check (num_nonnulls(vendor_id, admin_id) = 1)
);
create index known_devices_by_vendor on known_devices (vendor_id) where vendor_id is not null;
create index known_devices_by_admin on known_devices (admin_id) where admin_id is not null;
create index known_devices_by_use on known_devices (last_used_at);
