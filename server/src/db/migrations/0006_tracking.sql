-- What visitors looked at, counted in the statement that stores the events.
create table category_days (
  vendor_id text not null,
  day date not null,
  category_id text not null,
  views integer not null,
  primary key (vendor_id, day, category_id)
);

create table item_days (
  vendor_id text not null,
  day date not null,
  item_id text not null,
  clicks integer not null,
  primary key (vendor_id, day, item_id)
);

create table visitor_days (
  vendor_id text not null,
  day date not null,
  visitors integer not null,
  primary key (vendor_id, day)
);

-- Who was here today, as hashes that only this day's salt can make. When the day is over both go, and the number stays.
create table daily_visitors (
  vendor_id text not null,
  day date not null,
  visitor text not null,
  primary key (vendor_id, day, visitor)
);
create index daily_visitors_by_day on daily_visitors using brin (day);

create table visitor_salts (
  day date primary key,
  salt bytea not null
);

-- Whoever writes the row first does the work: a job runs once, however many nodes there are.
create table job_runs (
  name text not null,
  due timestamptz not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  result jsonb,
  error text,
  primary key (name, due)
);

-- Drops the months that ended before this day and names them.
create function drop_event_months(before date) returns setof text language plpgsql as $$
declare
  partition text;
begin
  for partition in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before
    order by c.relname
  loop
    execute format('drop table %I', partition);
    return next partition;
  end loop;
end $$;
