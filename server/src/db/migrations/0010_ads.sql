create table ads (
  id text primary key,
  title text not null,
  description text,
  image_url text,
  video_url text,
  link_url text not null,
  ad_type text not null check (ad_type in ('HYPERLOCAL', 'BANNER', 'FLOATING', 'GOOGLE_ADSENSE')),
  latitude double precision,
  longitude double precision,
  radius_km double precision,
  country text,
  state text,
  city text,
  area text,
  target_level text check (target_level in ('COUNTRY', 'STATE', 'CITY', 'AREA')),
  budget numeric(12, 2),
  starts_on date not null,
  ends_on date not null,
  is_active boolean not null default true,
  impressions integer not null default 0,
  clicks integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ad_ends_before_start check (starts_on <= ends_on)
);
create index ads_by_time on ads (created_at desc, id);
create index ads_by_type on ads (ad_type, created_at desc);
create index ads_search on ads using gin (lower(title || E'\n' || coalesce(description, '')) gin_trgm_ops);

-- Where an ad is shown, how often, and how often it was. No country means everywhere.
create table placements (
  id text primary key,
  ad_id text not null references ads on delete cascade,
  source text not null check (source in ('AD', 'CAMPAIGN')),
  location_type text not null check (location_type in ('COUNTRY', 'STATE', 'CITY', 'AREA')),
  country text,
  state text,
  city text,
  area text,
  priority integer not null default 0 check (priority between 0 and 100),
  is_auto_priority boolean not null default true,
  is_active boolean not null default true,
  frequency_seconds integer not null default 30,
  -- Empty means unlimited.
  max_impressions integer default 1000,
  current_impressions integer not null default 0,
  -- What one counted impression costs, in rupees.
  price numeric(12, 6) not null default 0,
  starts_on date not null,
  ends_on date not null,
  -- When it reached its cap, in the order of ad_delivery.filled; empty while there is something left.
  filled_rev bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The last wall: no impression beyond the cap, whatever the code above it does.
  constraint placement_cap_exceeded check (current_impressions <= max_impressions),
  constraint placement_ends_before_start check (starts_on <= ends_on)
);
create unique index placement_of_ad_taken on placements (ad_id) where source = 'AD';
create unique index placement_area_taken on placements (
  ad_id, lower(coalesce(country, '')), lower(coalesce(state, '')), lower(coalesce(city, '')), lower(coalesce(area, ''))
) where source = 'CAMPAIGN';
create index placements_of_ad on placements (ad_id);
create index placements_by_priority on placements (priority desc, created_at desc, id);
create index placements_filled on placements (filled_rev) where filled_rev is not null;

-- What every node compares once a second: has anything changed, has anything filled up?
create table ad_delivery (
  only_row boolean primary key default true check (only_row),
  changed bigint not null default 0,
  filled bigint not null default 0,
  -- Signs the tokens of deliveries; the same on every node, made by the first to need it.
  signing_key bytea
);
insert into ad_delivery default values;

-- Tokens that were used, so that none is used twice; forgotten once they are expired anyway.
create table serve_tokens (
  nonce text primary key,
  expires_at timestamptz not null
);
create index serve_tokens_by_expiry on serve_tokens (expires_at);

create table ad_days (
  ad_id text not null references ads on delete cascade,
  day date not null,
  place text not null,
  impressions integer not null default 0,
  verified_impressions integer not null default 0,
  -- Seen on phones that had the ad already when its cap was reached: told, never billed.
  over_cap integer not null default 0,
  clicks integer not null default 0,
  spend numeric(14, 6) not null default 0,
  primary key (ad_id, day, place)
);

create table ad_videos (
  path text primary key,
  bytes integer not null,
  duration_seconds numeric(8, 3),
  sha256 bytea not null,
  created_at timestamptz not null default now()
);

create table budget_tiers (
  id text primary key,
  name text not null,
  target_level text not null check (target_level in ('COUNTRY', 'STATE', 'CITY', 'AREA')),
  budget numeric(12, 2) not null check (budget > 0),
  impressions integer not null check (impressions >= 1),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint budget_tier_taken unique (target_level, budget)
);
insert into budget_tiers (id, name, target_level, budget, impressions) values
  ('tier-area', 'Area 1000', 'AREA', 1000, 1000),
  ('tier-city', 'City 1000', 'CITY', 1000, 2000),
  ('tier-state', 'State 1000', 'STATE', 1000, 3000),
  ('tier-country', 'Country 1000', 'COUNTRY', 1000, 4000);

-- Empty until an administrator saves it, so that built-in behaviour and saved values can be told apart.
create table ad_configuration (
  only_row boolean primary key default true check (only_row),
  config jsonb not null,
  saved_at timestamptz not null default now()
);
