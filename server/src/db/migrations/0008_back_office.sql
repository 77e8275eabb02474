-- The vendors of the back office: by name, by place, and by any part of a name, a phone number or an e-mail.
create index vendors_by_name on vendors (lower(name), id) where deleted_at is null;
create index vendors_by_place on vendors (lower(country), lower(state), lower(city), lower(area))
  where deleted_at is null;
create index vendors_search on vendors using gin (
  lower(name || E'\n' || business_name || E'\n' || phone_digits || E'\n' || coalesce(email, '')) gin_trgm_ops
) where deleted_at is null;
create index vendors_to_erase on vendors (deleted_at) where deleted_at is not null;

-- Few, and asked for whenever items are counted or hidden categories purged.
create index categories_hidden on categories (vendor_id, id) where deleted_at is not null;

-- What happened on the platform in a span of days, whoever the vendor is.
create index vendor_days_by_day on vendor_days (day);

create index audit_logs_by_actor on audit_logs (actor_id, created_at desc);
create index audit_logs_search on audit_logs using gin (entity_id gin_trgm_ops, (metadata::text) gin_trgm_ops);

-- Nobody rewrites the log. Retention, which says so in its transaction, may shorten it, and may take
-- what was written about an erased vendor out of a line: who did what and when stays.
create or replace function keep_audit_log() returns trigger language plpgsql as $$
begin
  if current_setting('thela.retention', true) = 'on' then
    if tg_op = 'DELETE' then
      return old;
    end if;
    if (new.id, new.created_at, new.actor_type, new.actor_id, new.action, new.entity, new.entity_id)
      is not distinct from
      (old.id, old.created_at, old.actor_type, old.actor_id, old.action, old.entity, old.entity_id)
      and new.old_values is null and new.new_values is null then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only';
end $$;
