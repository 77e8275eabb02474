-- What a vendor's name, cuisine and place sound like, for a search in any script. A job makes it of the text beside it,
-- whoever wrote that; the second index has only the vendors whose text has changed since.
alter table vendors add column sounds text, add column sounds_of text;

create index vendors_online_sounds on vendors using gin (sounds gin_trgm_ops)
  where is_active and not is_banned and deleted_at is null;
create index vendors_to_fold on vendors (id) where sounds_of is distinct from
  lower(' ' || business_name || ' ' || coalesce(cuisine, '') || ' ' || city || ' ' || area);
