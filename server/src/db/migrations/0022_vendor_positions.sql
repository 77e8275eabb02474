-- Where a vendor's stall is, from their phone. Hyperlocal ads are chosen by it; customers never see it.
alter table vendors
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint vendor_position_whole check ((latitude is null) = (longitude is null));
create index vendors_by_position on vendors (latitude, longitude) where latitude is not null;

-- Ads around a point get a placement of their own, which names no place: their cap is counted there as for all others.
update placements p set country = null, state = null, city = null, area = null, location_type = 'AREA'
from ads a where a.id = p.ad_id and a.ad_type = 'HYPERLOCAL' and p.source = 'AD';

insert into placements (id, ad_id, source, location_type, priority, max_impressions, price, starts_on, ends_on)
select gen_random_uuid()::text, id, 'AD', 'AREA', 100,
  case when budget > 0 then least(floor(budget), 2000000000)::int else 1000 end,
  case when budget >= 1 then budget / least(floor(budget), 2000000000) else 0 end, starts_on, ends_on
from ads a where ad_type = 'HYPERLOCAL' and not exists (select from placements p where p.ad_id = a.id);
