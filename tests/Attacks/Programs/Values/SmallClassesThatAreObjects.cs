// silent: ALLOC905
// Small classes whose objects are told apart, boxed, tested for null, reflected on or kept by what a struct is no object for.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;

class Compared { public readonly int N; public Compared(int n) => N = n; }
class Locked { public readonly int N; public Locked(int n) => N = n; }
class Nulled { public readonly int N; public Nulled(int n) => N = n; }
class Returned { public readonly int N; public Returned(int n) => N = n; }
class Keyed { public readonly int N; public Keyed(int n) => N = n; }
class Converted { public readonly int N; public Converted(int n) => N = n; }
class Arrayed { public readonly int N; public Arrayed(int n) => N = n; }
class Weak { public readonly int N; public Weak(int n) => N = n; }
class Swapped { public readonly int N; public Swapped(int n) => N = n; }
class Delegated { public readonly int N; public Delegated(int n) => N = n; public int Get() => N; }
class Generic { public readonly int N; public Generic(int n) => N = n; }
class Reflected { public readonly int N; public Reflected(int n) => N = n; }
class Named { public readonly int N; public Named(int n) => N = n; }
class Printed { public readonly int N; public Printed(int n) => N = n; }
class Held { public readonly int N; public Held(int n) => N = n; }
struct Holder { public Held Held; }
class Part { public readonly int N; public Part(int n) => N = n; }
record Whole(int M) { public Part Part { get; init; } public int[] More { get; set; } }
record Hashed(int N);
record Missing(int N);
class Leaking { static readonly List<object> All = new(); public readonly int N; public Leaking(int n) { All.Add(this); N = n; } public static int Sum() => All.Count; }
class Finalized { public readonly int N; public Finalized(int n) => N = n; ~Finalized() { } }

static class Program
{
    static Swapped s_swapped = new(1);
    static volatile Compared s_volatile;

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var compared = new Compared(i);
            s_volatile = compared;
            Console.WriteLine(compared == new Compared(i));
            var locked = new Locked(i);
            lock (locked)
                Console.WriteLine(Monitor.IsEntered(locked));
            Nulled nulled = i == 1 ? null : new Nulled(i);
            Console.WriteLine(nulled?.N);
            Console.WriteLine(Return(i) is null);
            Console.WriteLine(new HashSet<Keyed> { new(i), new(i) }.Count);
            IFormattable text = null;
            object converted = new Converted(i);
            Console.WriteLine(converted.Equals(new Converted(i)) + "" + text);
            var arrayed = new Arrayed[2];
            arrayed[0] = new Arrayed(i);
            Console.WriteLine(arrayed[1] == null);
            var weak = new Weak(i);
            Console.WriteLine(new WeakReference(weak).Target == weak);
            var swapped = new Swapped(i);
            Console.WriteLine(Interlocked.CompareExchange(ref s_swapped, swapped, swapped).N);
            Func<int> get = new Delegated(i).Get;
            Console.WriteLine(get.Target == get.Target);
            Console.WriteLine(IsClass(new Generic(i)));
            Console.WriteLine(typeof(Reflected).IsValueType + "" + new Reflected(i).N);
            Console.WriteLine(Type.GetType("Named").IsClass + "" + new Named(i).N);
            Console.WriteLine(new Printed(i).GetHashCode() == new Printed(i).GetHashCode());
            Console.WriteLine(new Holder { Held = new Held(i) }.Equals(new Holder { Held = new Held(i) }));
            Console.WriteLine(new Whole(1) { Part = new Part(i) } == new Whole(1) { Part = new Part(i) });
            Console.WriteLine(new Hashed(i).GetHashCode() == HashCode.Combine(i));
            Missing missing = default;
            Console.WriteLine(missing == new Missing(0));
            Console.WriteLine(new Leaking(i).N + Leaking.Sum());
            Console.WriteLine(new Finalized(i).N);
        }
    }

    static Returned Return(int n)
    {
        if (n == 1)
            return null;
        return new Returned(n);
    }

    static bool IsClass<T>(T value) => RuntimeHelpers.IsReferenceOrContainsReferences<T>();
}
