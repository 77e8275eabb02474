-- One row for everything that is counted; append-only; dropped by month when it is two years old.
create table events (
  day date not null,
  id text not null,
  vendor_id text,
  type text not null,
  at timestamptz not null,
  category_id text,
  item_id text,
  ad_id text,
  placement_id text,
  visitor text,
  device text,
  details jsonb,
  primary key (day, id)
) partition by range (day);
create index events_of_vendor on events (vendor_id, at desc);
create index events_by_time on events using brin (at);

create function make_event_month(month date) returns void language plpgsql as $$
declare
  first_day date := date_trunc('month', month);
  next_month date := first_day + interval '1 month';
begin
  execute format(
    'create table if not exists %I partition of events for values from (%L) to (%L)',
    'events_' || to_char(first_day, 'YYYY_MM'), first_day, next_month);
end $$;

-- Counted in the transaction of the events, so that a chart never has to read them.
create table vendor_days (
  vendor_id text not null,
  day date not null,
  type text not null,
  count integer not null,
  hours integer[] not null,
  primary key (vendor_id, day, type)
);

create table audit_logs (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_type text not null check (actor_type in ('ADMIN', 'VENDOR', 'SYSTEM')),
  actor_id text,
  action text not null check (action in ('CREATE', 'UPDATE', 'DELETE', 'LOGIN', 'LOGOUT')),
  entity text not null,
  entity_id text,
  metadata jsonb,
  old_values jsonb,
  new_values jsonb,
  ip_address text
);
create index audit_logs_by_time on audit_logs (created_at desc);

-- Nobody rewrites the log; only the retention job, which says so in its transaction, may shorten it.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('thela.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_logs
  for each row execute function keep_audit_log();
