// refuses: ALLOC404
// Making the value fails or tells by an initializer, a base with arguments, a partial constructor, an operator, or a default argument.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;

static class Log
{
    public static int Made;
    public static string Note(string text) { Made++; return text; }
}

class Base(string name) { public string Name => name; }
sealed class Told(string name) : Base(Log.Note(name)) { }
sealed record Checked(string Key) { public string Key { get; } = Key.Length > 1 ? throw new ArgumentException() : Key; }
sealed partial class Parted { public partial Parted(string key); public string Key = ""; }
sealed partial class Parted { public partial Parted(string key) { Key = Log.Note(key); } }
sealed class Named(string key, [CallerMemberName] string caller = "") { public string Text => key + caller; }
readonly struct Part(string text) { public static implicit operator string(Part part) => Log.Note(part.Text); public string Text => text; }
sealed class Held(string key) { private readonly string _key = key; public override string ToString() => _key; }

sealed class Cache
{
    private readonly ConcurrentDictionary<string, Told> _told = new();
    private readonly ConcurrentDictionary<string, Checked> _checked = new();
    private readonly ConcurrentDictionary<string, Parted> _parted = new();
    private readonly ConcurrentDictionary<string, Held> _held = new();

    public string Find(string[] keys)
    {
        var text = "";
        foreach (var key in keys)
        {
            text += _told.GetOrAdd(key, new Told(key)).Name;
            text += _parted.GetOrAdd(key, new Parted(key)).Key;
            text += _held.GetOrAdd(key, new Held(new Part(key)));
            try
            {
                text += _checked.GetOrAdd("x", new Checked(key)).Key;
            }
            catch (ArgumentException)
            {
                text += "!";
            }
        }

        return text + Log.Made;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Cache().Find(new[] { "a", "bb", "a" }));
}
