// fixes: ALLOC401
// Options ask for names of types, by which a sign cannot be cast.
// options: dotnet_style_predefined_type_for_locals_parameters_members = false
// options: dotnet_style_predefined_type_for_member_access = false
// options: csharp_style_var_elsewhere = false
// options: csharp_style_var_for_built_in_types = false
// options: csharp_prefer_braces = true
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Store
{
    private readonly List<Int32> items = new();
    private readonly List<String?> names = new() { "a", null };

    public void Add(Int32 size) => items.Add(size);

    private void Each(Action<Int32> act, Int32 least)
    {
        foreach (var item in items)
            if (item > (int)-least)
                act(item);
        foreach (var name in names)
            if (name == null) act(0);
            else
            {
                var n = name.Length; var m = names.FirstOrDefault();
                act(n + (m?.Length ?? 0));
            }
    }

    public Int32 Sum(Int32 factor)
    {
        var box = new Int32[1];
        Each(item => box[0] += item * factor + 1, 1);
        return box[0];
    }
}

static class Program
{
    static void Main()
    {
        var store = new Store();
        for (Int32 i = 0; i < 4; i++)
        {
            store.Add(i);
            Console.WriteLine(store.Sum(i));
        }
    }
}
