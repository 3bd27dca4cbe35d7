/** 75 → "1:15", 3675 → "1:01:15". */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const parts = hours > 0 ? [hours, pad(minutes)] : [minutes];
  return [...parts, pad(whole % 60)].join(":");
}

function pad(count: number): string {
  return String(count).padStart(2, "0");
}
