namespace Allocations.Oracle.Judging;

/// <summary>Framework calls that return a new object on usual inputs: what IL cannot show by an instruction of its own.</summary>
internal static class KnownAllocators
{
    private static readonly Dictionary<string, HashSet<string>> Methods = new()
    {
        ["System.String"] =
        [
            "Concat", "Format", "Join", "Substring", "Replace", "ReplaceLineEndings", "Remove", "Insert", "PadLeft", "PadRight", "Trim", "TrimStart", "TrimEnd",
            "ToUpper", "ToUpperInvariant",
            "ToLower", "ToLowerInvariant", "ToCharArray", "Split", "Create", "Copy", "Normalize",
        ],
        ["System.Text.StringBuilder"] = ["AppendFormat", "AppendJoin"],
        ["System.IO.Path"] = ["GetExtension", "GetFileName", "GetFileNameWithoutExtension", "GetDirectoryName", "Combine", "Join", "ChangeExtension"],
        ["System.Text.Encoding"] = ["GetBytes", "GetString", "GetChars"],
        ["System.BitConverter"] = ["GetBytes"],
        ["System.Convert"] = ["ToBase64String", "FromBase64String", "ToHexString", "FromHexString"],
        ["System.Guid"] = ["ToByteArray"],
        ["System.Decimal"] = ["GetBits"],
        ["System.Delegate"] = ["Combine", "Remove", "CreateDelegate"],
        ["System.Activator"] = ["CreateInstance"],
        ["System.Array"] = ["CreateInstance", "Resize", "ConvertAll", "FindAll", "Clone"],
        ["System.Enum"] = ["GetValues", "GetNames", "Parse", "ToObject", "GetName", "HasFlag"],
        ["System.Type"] = ["GetGenericArguments", "GetProperties", "GetFields", "GetMethods", "MakeGenericType"],
        ["System.Threading.Tasks.Task"] = ["FromResult", "Run", "WhenAll", "WhenAny", "Delay", "ContinueWith"],
        ["System.Runtime.CompilerServices.DefaultInterpolatedStringHandler"] = ["ToStringAndClear"],
        ["System.Runtime.CompilerServices.FormattableStringFactory"] = ["Create"],
        ["System.Runtime.CompilerServices.RuntimeHelpers"] = ["GetSubArray"],
        ["System.Reflection.CustomAttributeExtensions"] = ["GetCustomAttribute", "GetCustomAttributes"],
        ["System.Text.RegularExpressions.Regex"] = ["Match", "Matches", "Replace", "Split"],
        ["System.Collections.Immutable.ImmutableArray"] = ["Create", "CreateRange"],
    };

    private static readonly HashSet<string> Anywhere = ["ToString", "ToArray", "ToList", "ToDictionary", "ToHashSet", "ToImmutableArray", "MemberwiseClone"];

    /// <summary>Types all of whose methods count, except those that return a value without an object.</summary>
    private static readonly Dictionary<string, HashSet<string>> AllBut = new()
    {
        ["System.Linq.Enumerable"] = [
            "Any", "All", "Count", "First", "FirstOrDefault", "Last", "LastOrDefault", "Single", "SingleOrDefault", "ElementAt", "Contains", "Sum", "Min",
            "Max", "Average", "Empty", "AsEnumerable", "TryGetNonEnumeratedCount",
        ],
        ["System.Linq.Expressions.Expression"] = [],
    };

    /// <summary>Whether a method of a type is on the list.</summary>
    public static bool Contains(string type, string method) =>
        Anywhere.Contains(method)
        || (method == "GetEnumerator" && type[(type.LastIndexOf('.') + 1)..] is ['I', >= 'A' and <= 'Z', ..])
        || (Methods.TryGetValue(type, out var listed) && listed.Contains(method))
        || (AllBut.TryGetValue(type, out var free) && !free.Contains(method))
        || (type.StartsWith("System.Runtime.CompilerServices.Async", StringComparison.Ordinal)
            && type.EndsWith("MethodBuilder", StringComparison.Ordinal)
            && method is "AwaitUnsafeOnCompleted" or "AwaitOnCompleted");
}
