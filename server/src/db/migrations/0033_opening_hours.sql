-- The hours of each weekday, where they are not the same every day, and until when a stall is closed, if only for today.
-- Readers compare that with the time, so that it ends by itself.
alter table vendors
  add column week_hours jsonb,
  add column closed_until timestamptz;
