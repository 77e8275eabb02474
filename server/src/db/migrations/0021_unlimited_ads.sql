-- An ad whose own placement has no cap. It is a property of the ad, so that saving the ad again does not set a cap.
alter table ads add column is_unlimited boolean not null default false;

update ads set is_unlimited = true
where exists (select from placements p where p.ad_id = ads.id and p.source = 'AD' and p.max_impressions is null);
