-- One field finds cities and areas by the beginning of their name: in the order of the bytes, which "like 'ada%'" reads.
create index cities_by_name on cities (lower(name) collate "C");
create index areas_by_name on areas (lower(name) collate "C");
