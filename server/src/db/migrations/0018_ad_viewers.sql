-- An impression that was counted can be clicked once; an impression that was not counted cannot be clicked.
alter table serve_tokens add column is_clickable boolean not null default true;

-- Seen more often than one visitor or one address is billed for in a day, or with the token of another visitor.
alter table ad_days add column unbilled integer not null default 0;

-- How many views of an ad were billed today to a visitor, and how many to an address, as hashes that only this day's
-- salt can make. The hash covers the ad and the day, so it is the whole key. Rows are deleted when the day is over.
create table ad_viewers (
  viewer text primary key,
  day date not null,
  views integer not null
);
create index ad_viewers_by_day on ad_viewers using brin (day);
