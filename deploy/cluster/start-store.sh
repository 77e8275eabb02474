#!/bin/sh
# The store's own keys are those that the nodes use.
set -e
printf '{"identities":[{"name":"thela","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin","Read","Write","List","Tagging"]}]}' \
  "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY" > /etc/s3.json
exec weed server -dir=/data -ip=store -s3 -s3.config=/etc/s3.json
