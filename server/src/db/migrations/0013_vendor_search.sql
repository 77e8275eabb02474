-- What customers may find, by any part of a name, a cuisine or a place. Every field starts after a blank, so that
-- the beginning of a word is found by its trigrams even where two letters are all that is given.
create index vendors_online_search on vendors using gin (
  lower(' ' || business_name || ' ' || coalesce(cuisine, '') || ' ' || city || ' ' || area) gin_trgm_ops
) where is_active and not is_banned and deleted_at is null;

create index vendors_online_by_business on vendors (lower(business_name), id)
  where is_active and not is_banned and deleted_at is null;
create index vendors_online_by_city on vendors (lower(city), lower(business_name), id)
  where is_active and not is_banned and deleted_at is null;
