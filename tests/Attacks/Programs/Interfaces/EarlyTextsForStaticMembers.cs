// refuses: ALLOC106
// A check by a static member of an interface, by a member that a class overrides, and by one that stands alone.
#nullable enable
using System;
using System.Collections.Generic;
interface ICheck { static virtual void Must(bool isGood, string text) { if (!isGood) throw new InvalidOperationException(text); } void May(bool isGood, string text) { if (!isGood) throw new InvalidOperationException(text); } }
sealed class Log : ICheck { public static readonly List<string> All = new(); public static void Must(bool isGood, string text) => All.Add(text); public void May(bool isGood, string text) => All.Add(text + "!"); }
sealed class Plain : ICheck { }
static class Program
{
    static void Alone(bool isGood, string text) { if (!isGood) throw new InvalidOperationException(text); }
    static void Walk<T>(string[] names) where T : ICheck, new()
    {
        var t = new T();
        for (var i = 0; i < names.Length; i++) { T.Must(names[i].Length < 9, "long " + names[i]); t.May(names[i].Length < 9, "long " + names[i]); Alone(names[i].Length < 9, "long " + names[i]); }
    }
    static void Main() { Walk<Log>(["a", "bb"]); Walk<Plain>(["c"]); Console.WriteLine(string.Join(",", Log.All)); try { Walk<Plain>(["123456789"]); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); } }
}
