-- The language of a vendor's dashboard and emails; null until the vendor has chosen one.
alter table vendors
  add column language text check (language in ('en', 'hi', 'gu'));
