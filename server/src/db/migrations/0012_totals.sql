-- When the newest of them happened, so that nobody has to look for it among the events.
alter table vendor_days add column last_at timestamptz;
update vendor_days d set last_at = newest.at
from (select vendor_id, day, type, max(at) as at from events where vendor_id is not null group by 1, 2, 3) newest
where (newest.vendor_id, newest.day, newest.type) = (d.vendor_id, d.day, d.type);

-- What every vendor had on the finished days of each period, written anew every night: a question about all vendors
-- reads these and today. The sums stand in the order of the periods (1, 7, 14, 30, 90 days), each without its last day.
create table vendor_totals (
  vendor_id text primary key references vendors on delete cascade,
  menu_views integer[] not null,
  qr_scans integer[] not null,
  item_clicks integer[] not null,
  last_visit date,
  last_at timestamptz
);

create table item_totals (
  vendor_id text not null,
  item_id text not null,
  clicks integer[] not null,
  primary key (vendor_id, item_id),
  foreign key (vendor_id, item_id) references menu_items on delete cascade
);

-- All vendors and nobody together, for finished days.
create table platform_days (
  day date not null,
  type text not null,
  count integer not null,
  hours integer[] not null,
  primary key (day, type)
);

-- The last finished day that the totals know of.
create table totals_reach (
  until date not null,
  is_only_row boolean primary key default true check (is_only_row)
);

create index item_days_by_day on item_days using brin (day);
