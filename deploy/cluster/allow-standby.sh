#!/bin/bash
# Run once, when the primary is created: the standby may read the log of the primary.
set -e
echo "host replication thela all scram-sha-256" >> "$PGDATA/pg_hba.conf"
