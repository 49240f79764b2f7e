// fixes: ALLOC406
// Local functions and lambdas over variables of a type parameter, and over structs of the framework that a call changes where they stand.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
interface IStep { int Step(); int Value { get; set; } static abstract int operator +(IStep? a, int b); }
interface ISteps { int Step(); int Value { get; set; } }
struct Steps : ISteps { private int _n; public int Step() => ++_n; public int Value { readonly get => _n; set => _n = value; } }
static class Program
{
    static async Task<int> Stepped<T>(T t, int k) where T : ISteps
    {
        var n = 0;
        for (var i = 0; i < 3; i++) n = n * 10 + await Step();
        return n * 10 + t.Value;
        async Task<int> Step() { await Task.Yield(); return t.Step() + k; }
    }
    static async Task<int> Read<T>(T t, int k, string name) where T : ISteps
    {
        var n = 0;
        for (var i = 0; i < 3; i++) n = n * 10 + await Look();
        return n;
        async Task<int> Look() { await Task.Yield(); return t.Value + k + name.Length; }
    }
    static IEnumerable<int> Walked(List<int> list, int k)
    {
        var e = list.GetEnumerator();
        return Two(Next());
        IEnumerable<int> Next() { while (e.MoveNext()) yield return e.Current + k; }
    }
    static IEnumerable<int> Two(IEnumerable<int> xs) { foreach (var x in xs) yield return x; foreach (var x in xs) yield return x + 100; }
    static async Task<int> Hashed(int k, string text)
    {
        var h = new HashCode(); var n = 0;
        for (var i = 0; i < 3; i++) n += await Add();
        var other = new HashCode(); other.Add(text); other.Add(text); other.Add(text);
        return h.ToHashCode() == other.ToHashCode() ? n : -1;
        async Task<int> Add() { await Task.Yield(); h.Add(text); return k; }
    }
    static async Task<string> Plain(int k, string text, DateTime time)
    {
        var s = "";
        for (var i = 0; i < 3; i++) s += await Tell();
        return s;
        async Task<string> Tell() { await Task.Yield(); return text + k + time.AddDays(1).Day; }
    }
    static void Main() { Console.WriteLine(Stepped(new Steps(), 1).Result + " " + Read(new Steps(), 2, "a").Result + " " + string.Join(",", Walked([1, 2], 1)) + " " + Hashed(1, "h").Result + " " + Plain(1, "p", new DateTime(2020, 1, 1)).Result); }
}
