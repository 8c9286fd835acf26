import { fileSize } from '../../analysis/format/file-size.ts';
import { count } from '../../analysis/format/number.ts';
import type { EngineHealth } from '../docker/engine-health.ts';

/** How the engine is, a line each. */
export function printEngine(health: EngineHealth): void {
  const { host, version, api_version, system, architecture, cpus, memory_bytes, ours } = health;
  const free = health.disk_free_bytes;
  console.log(`Docker ${version} (API ${api_version}) at ${host}`);
  console.log(`${system}, ${architecture}, ${count(cpus)} processors, ${fileSize(memory_bytes)} of memory`);
  console.log(
    `Disk: ${fileSize(health.disk_used_bytes)} used by Docker, ${free === null ? 'what is free cannot be seen from here' : `${fileSize(free)} free`}`,
  );
  console.log(
    `Ours: ${count(ours.containers)} containers, ${count(ours.images)} images of ${fileSize(ours.image_bytes)}, ${count(ours.volumes)} volumes`,
  );
  for (const warning of health.warnings) console.log(warning);
}
