-- What was uploaded within the hour, for the quota per hour; the quota of the whole is summed from the rows themselves.
create table upload_hours (
  -- Empty for the platform's own files.
  vendor_id text references vendors on delete cascade,
  started_at timestamptz not null default now(),
  files integer not null,
  bytes bigint not null,
  constraint upload_hour_of_owner unique nulls not distinct (vendor_id)
);
