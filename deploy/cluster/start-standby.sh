#!/bin/bash
# Copies the primary once, then follows it.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host=primary --username=thela --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby_feedback=on
