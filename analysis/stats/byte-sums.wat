;; Draws resamples of n tasks and sums 64 rows of bytes over each; byte-sums.ts calls it.
;; Addresses are in bytes.
(module
  (import "js" "memory" (memory 1))

  ;; Writes one resample after another from $sums to $end, at least one: the 64 sums of each, 32 bits apiece. The 64
  ;; values of task t lie at $rows + 64 t; no sum of $stretch values exceeds a byte. The four words of xoshiro128** lie
  ;; at $state, from where they go on. Outputs after $last are rejected, and the whole part of output * $inverse is the
  ;; quotient by $n; random.ts explains both.
  (func (export "sumResamples")
    (param $state i32) (param $sums i32) (param $end i32) (param $rows i32)
    (param $n i32) (param $last i32) (param $inverse f64) (param $stretch i32)
    (local $a i32) (local $b i32) (local $c i32) (local $d i32)
    (local $output i32) (local $shifted i32) (local $quotient i32) (local $task i32)
    (local $left i32) (local $now i32)
    (local $first v128) (local $second v128) (local $third v128) (local $fourth v128)
    (local.set $a (i32.load (local.get $state)))
    (local.set $b (i32.load offset=4 (local.get $state)))
    (local.set $c (i32.load offset=8 (local.get $state)))
    (local.set $d (i32.load offset=12 (local.get $state)))
    (loop $resamples
      (memory.fill (local.get $sums) (i32.const 0) (i32.const 256))
      (local.set $left (local.get $n))
      (loop $stretches
        (local.set $now
          (select (local.get $left) (local.get $stretch) (i32.lt_u (local.get $left) (local.get $stretch))))
        (local.set $left (i32.sub (local.get $left) (local.get $now)))
        (local.set $first (v128.const i64x2 0 0))
        (local.set $second (v128.const i64x2 0 0))
        (local.set $third (v128.const i64x2 0 0))
        (local.set $fourth (v128.const i64x2 0 0))
        (loop $draws
          (local.set $output (i32.mul (i32.rotl (i32.mul (local.get $b) (i32.const 5)) (i32.const 7)) (i32.const 9)))
          (local.set $shifted (i32.shl (local.get $b) (i32.const 9)))
          (local.set $c (i32.xor (local.get $c) (local.get $a)))
          (local.set $d (i32.xor (local.get $d) (local.get $b)))
          (local.set $b (i32.xor (local.get $b) (local.get $c)))
          (local.set $a (i32.xor (local.get $a) (local.get $d)))
          (local.set $c (i32.xor (local.get $c) (local.get $shifted)))
          (local.set $d (i32.rotl (local.get $d) (i32.const 11)))
          (br_if $draws (i32.gt_u (local.get $output) (local.get $last)))
          (local.set $quotient
            (i32.trunc_sat_f64_u (f64.mul (f64.convert_i32_u (local.get $output)) (local.get $inverse))))
          (local.set $task (i32.sub (local.get $output) (i32.mul (local.get $quotient) (local.get $n))))
          (local.set $task (i32.add (local.get $rows) (i32.shl (local.get $task) (i32.const 6))))
          (local.set $first (i8x16.add (local.get $first) (v128.load (local.get $task))))
          (local.set $second (i8x16.add (local.get $second) (v128.load offset=16 (local.get $task))))
          (local.set $third (i8x16.add (local.get $third) (v128.load offset=32 (local.get $task))))
          (local.set $fourth (i8x16.add (local.get $fourth) (v128.load offset=48 (local.get $task))))
          (local.set $now (i32.sub (local.get $now) (i32.const 1)))
          (br_if $draws (local.get $now)))
        (call $addBytes (local.get $sums) (local.get $first))
        (call $addBytes (i32.add (local.get $sums) (i32.const 64)) (local.get $second))
        (call $addBytes (i32.add (local.get $sums) (i32.const 128)) (local.get $third))
        (call $addBytes (i32.add (local.get $sums) (i32.const 192)) (local.get $fourth))
        (br_if $stretches (local.get $left)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 256)))
      (br_if $resamples (i32.lt_u (local.get $sums) (local.get $end))))
    (i32.store (local.get $state) (local.get $a))
    (i32.store offset=4 (local.get $state) (local.get $b))
    (i32.store offset=8 (local.get $state) (local.get $c))
    (i32.store offset=12 (local.get $state) (local.get $d)))

  ;; Adds 16 bytes to the 16 sums at $sums.
  (func $addBytes (param $sums i32) (param $bytes v128)
    (call $addHalves (local.get $sums) (i16x8.extend_low_i8x16_u (local.get $bytes)))
    (call $addHalves (i32.add (local.get $sums) (i32.const 32)) (i16x8.extend_high_i8x16_u (local.get $bytes))))

  ;; Adds 8 numbers of 16 bits to the 8 sums at $sums.
  (func $addHalves (param $sums i32) (param $halves v128)
    (v128.store (local.get $sums)
      (i32x4.add (v128.load (local.get $sums)) (i32x4.extend_low_i16x8_u (local.get $halves))))
    (v128.store offset=16 (local.get $sums)
      (i32x4.add (v128.load offset=16 (local.get $sums)) (i32x4.extend_high_i16x8_u (local.get $halves))))))
