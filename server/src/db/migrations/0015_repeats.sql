-- Deeds that a lost answer must not double, by the key that the caller gave them: kept for a day.
create table idempotency_keys (
  caller_id text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
