-- What people write on the contact page, until an administrator has answered it.
create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  handled boolean not null default false,
  created_at timestamptz not null default now()
);
create index contact_messages_by_age on contact_messages (created_at desc, id);
create index contact_messages_waiting on contact_messages (created_at desc, id) where not handled;
