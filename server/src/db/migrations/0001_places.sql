create table countries (
  id integer generated always as identity primary key,
  code text not null,
  name text not null
);
create unique index country_code_taken on countries (lower(code));
create unique index country_name_taken on countries (lower(name));

create table states (
  id integer generated always as identity primary key,
  country_id integer not null references countries on delete cascade,
  code text not null,
  name text not null
);
create unique index state_code_taken on states (country_id, lower(code));
create unique index state_name_taken on states (country_id, lower(name));

create table cities (
  id integer generated always as identity primary key,
  state_id integer not null references states on delete cascade,
  name text not null
);
create unique index city_name_taken on cities (state_id, lower(name));

create table areas (
  id integer generated always as identity primary key,
  city_id integer not null references cities on delete cascade,
  name text not null
);
create unique index area_name_taken on areas (city_id, lower(name));
