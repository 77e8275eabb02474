-- The language of a vendor's dashboard and emails.
alter table vendors
  add column language text not null default 'en' check (language in ('en', 'hi', 'gu'));
