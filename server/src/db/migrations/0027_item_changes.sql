-- What several items were before they were changed at once, and what they became: for a while it can be undone.
create table item_changes (
  vendor_id text not null references vendors on delete cascade,
  id text not null,
  kind text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null default now(),
  primary key (vendor_id, id)
);
create index item_changes_by_age on item_changes (created_at);
