-- A vendor may keep the phone number off everything that customers see.
alter table vendors add column show_phone boolean not null default true;
