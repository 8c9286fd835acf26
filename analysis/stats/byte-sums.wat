;; Sums of rows of bytes over the tasks of a resample, 64 rows at once; byte-sums.ts calls it.
;; Addresses and lengths are in bytes.
(module
  (import "js" "memory" (memory 1))

  ;; Writes the 64 sums, 32 bits each, to $sums. The resample's task indices, 32 bits each and at least one, lie from
  ;; $index to $end; the 64 values of task t lie at $rows + 64 t. No sum over $stretch of indices exceeds a byte.
  (func (export "sumRows")
    (param $index i32) (param $end i32) (param $stretch i32) (param $rows i32) (param $sums i32)
    (local $stop i32) (local $task i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (memory.fill (local.get $sums) (i32.const 0) (i32.const 256))
    (loop $stretches
      (local.set $stop (i32.add (local.get $index) (local.get $stretch)))
      (if (i32.gt_u (local.get $stop) (local.get $end))
        (then (local.set $stop (local.get $end))))
      (local.set $a (v128.const i64x2 0 0))
      (local.set $b (v128.const i64x2 0 0))
      (local.set $c (v128.const i64x2 0 0))
      (local.set $d (v128.const i64x2 0 0))
      (loop $tasks
        (local.set $task (i32.add (local.get $rows) (i32.shl (i32.load (local.get $index)) (i32.const 6))))
        (local.set $a (i8x16.add (local.get $a) (v128.load (local.get $task))))
        (local.set $b (i8x16.add (local.get $b) (v128.load offset=16 (local.get $task))))
        (local.set $c (i8x16.add (local.get $c) (v128.load offset=32 (local.get $task))))
        (local.set $d (i8x16.add (local.get $d) (v128.load offset=48 (local.get $task))))
        (local.set $index (i32.add (local.get $index) (i32.const 4)))
        (br_if $tasks (i32.lt_u (local.get $index) (local.get $stop))))
      (call $addBytes (local.get $sums) (local.get $a))
      (call $addBytes (i32.add (local.get $sums) (i32.const 64)) (local.get $b))
      (call $addBytes (i32.add (local.get $sums) (i32.const 128)) (local.get $c))
      (call $addBytes (i32.add (local.get $sums) (i32.const 192)) (local.get $d))
      (br_if $stretches (i32.lt_u (local.get $index) (local.get $end)))))

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
