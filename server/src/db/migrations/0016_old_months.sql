-- Drops the months that ended before this day and names them. The months are picked out first: left to its own order
-- the database may try to read a date in the name of any table, and fail.
create or replace function drop_event_months(before date) returns setof text language plpgsql as $$
declare
  partition text;
begin
  for partition in
    with months as materialized (
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'events'::regclass
    )
    select relname from months
    where to_date(right(relname, 7), 'YYYY_MM') + interval '1 month' <= before
    order by relname
  loop
    execute format('drop table %I', partition);
    return next partition;
  end loop;
end $$;
