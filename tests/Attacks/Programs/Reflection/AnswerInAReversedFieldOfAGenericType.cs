// fixes: ALLOC604
// A field of a generic type has the same answer, but it is reversed.
#nullable enable
using System;
using System.Reflection;
using System.Linq;
class Base { public int Id { get; set; } }
class Item : Base { public string Name { get; set; } = ""; public override string ToString() => string.Join(",", typeof(Item).GetProperties().Select(p => p.Name + "=" + p.GetValue(this))); }
static class Kinds<T> where T : struct, Enum
{
    private static readonly T[] s_values = Enum.GetValues<T>();
    static Kinds() { Array.Reverse(s_values); }
    public static T First => s_values[0];
    public static string All() { var s = ""; for (var i = 0; i < Enum.GetValues<T>().Length; i++) s = s + Enum.GetValues<T>()[i]; return s; }
}
enum E { A, B, C }
static class Program { static void Main() { for (var i = 0; i < 2; i++) Console.WriteLine(Kinds<E>.All() + Kinds<E>.First + new Item { Id = i }); } }
