using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>What a call that only makes a new object does besides.</summary>
internal enum FreshResult
{
    /// <summary>It may have other effects, or is not known.</summary>
    None,

    /// <summary>Nothing: the new object is all that is left of it.</summary>
    Fresh,

    /// <summary>It may throw because of what it is given, so that it can serve as a test.</summary>
    Checked,

    /// <summary>It makes a sequence that runs only when it is enumerated.</summary>
    Deferred,
}

/// <summary>
/// Determines which methods of the framework make a new object and do nothing else. A method that runs a delegate or enumerates a sequence of
/// unknown type is not such a method: a lazy sequence may be enumerated for its effects.
/// </summary>
internal static class PureAllocators
{
    /// <summary>What a call does besides making its result.</summary>
    public static FreshResult Of(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (method.ReturnsVoid || method.ContainingType is not { } type || !type.IsOfFramework())
            return FreshResult.None;
        if (type.SpecialType == SpecialType.System_String)
            return OfString(call);
        if (type.SpecialType == SpecialType.System_Array)
            return method.Name == nameof(Array.Clone) ? FreshResult.Fresh : FreshResult.None;
        if (type.SpecialType is SpecialType.System_Delegate)
            return method.IsStatic && method.Name is nameof(Delegate.Combine) or nameof(Delegate.Remove) ? FreshResult.Fresh : FreshResult.None;
        if (type.SpecialType == SpecialType.System_DateTime)
            return OfDateText(method);
        if (type.SpecialType is >= SpecialType.System_Char and <= SpecialType.System_Double)
            return OfText(method);
        return NamespaceOf(type) switch
        {
            "System" => OfSystem(method, type),
            "System.Collections.Generic" => OfCollection(method, type),
            "System.Collections.Immutable" => OfImmutable(method, type),
            "System.Linq" => type.Name == "Enumerable" ? OfSequence(call) : FreshResult.None,
            "System.Text" => OfTextType(method, type),
            "System.Text.RegularExpressions" =>
                type.Name == "Regex" && method.Name is "Replace" or "Split" or "Escape" or "Unescape" && !TakesDelegate(method)
                    ? FreshResult.Checked
                    : FreshResult.None,
            "System.IO" => OfFiles(method, type),
            _ => FreshResult.None,
        };
    }

    private static FreshResult OfString(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (TakesDelegate(method))
            return FreshResult.None;
        return method.Name switch
        {
            nameof(string.Trim) or nameof(string.TrimStart) or nameof(string.TrimEnd) or nameof(string.ToUpper) or nameof(string.ToLower)
                or nameof(string.ToUpperInvariant) or nameof(string.ToLowerInvariant) or nameof(string.Split) or "ReplaceLineEndings" => FreshResult.Fresh,
            nameof(string.ToCharArray) => method.Parameters.IsEmpty ? FreshResult.Fresh : FreshResult.Checked,
            nameof(string.Substring) or nameof(string.Remove) or nameof(string.Insert) or nameof(string.PadLeft) or nameof(string.PadRight)
                or nameof(string.Normalize) or nameof(string.Replace) => FreshResult.Checked,
            nameof(string.Concat) or nameof(string.Join) => TakesOnlyText(method) || TakesStoredTexts(call) ? FreshResult.Fresh : FreshResult.None,
            nameof(string.Format) => FreshResult.Checked,
            _ => FreshResult.None,
        };
    }

    private static FreshResult OfSystem(IMethodSymbol method, INamedTypeSymbol type) => type.Name switch
    {
        "Guid" or "TimeSpan" => OfText(method),
        "DateTimeOffset" => OfDateText(method),
        "Span" or "ReadOnlySpan" => method.Name == "ToArray" ? FreshResult.Fresh : FreshResult.None,

        // Its owner is asked for the items, which can refuse.
        "Memory" or "ReadOnlyMemory" => method.Name == "ToArray" ? FreshResult.Checked : FreshResult.None,
        "Convert" => method.Name is "ToBase64String" or "ToHexString" or "ToHexStringLower" ? FreshResult.Checked : FreshResult.None,
        "BitConverter" => method.Name == "GetBytes" ? FreshResult.Fresh : method.Name == "ToString" ? FreshResult.Checked : FreshResult.None,
        _ => FreshResult.None,
    };

    private static FreshResult OfText(IMethodSymbol method) =>
        method.Name != nameof(ToString) ? FreshResult.None : method.Parameters.IsEmpty ? FreshResult.Fresh : FreshResult.Checked;

    /// <summary>The text of a date: a culture's calendar may not have the date, and its patterns may be wrong.</summary>
    private static FreshResult OfDateText(IMethodSymbol method) => method.Name == nameof(ToString) ? FreshResult.Checked : FreshResult.None;

    private static FreshResult OfTextType(IMethodSymbol method, INamedTypeSymbol type) => type.Name switch
    {
        "StringBuilder" => OfText(method),
        "Encoding" => method.ReturnType is IArrayTypeSymbol && method.Name == "GetBytes" || method.Name == "GetString" ? FreshResult.Checked : FreshResult.None,
        _ => FreshResult.None,
    };

    private static FreshResult OfCollection(IMethodSymbol method, INamedTypeSymbol type) => type.Name switch
    {
        "List" => method.Name is "ToArray" or "AsReadOnly" ? FreshResult.Fresh : method.Name is "GetRange" or "Slice" ? FreshResult.Checked : FreshResult.None,
        "Stack" or "Queue" => method.Name == "ToArray" ? FreshResult.Fresh : FreshResult.None,
        _ => FreshResult.None,
    };

    private static FreshResult OfFiles(IMethodSymbol method, INamedTypeSymbol type) => type.Name switch
    {
        "Path" => method.ReturnType.SpecialType == SpecialType.System_String
            && method.Name is "Combine" or "Join" or "ChangeExtension" or "GetFileName" or "GetFileNameWithoutExtension" or "GetDirectoryName" or "GetExtension"
            ? FreshResult.Checked
            : FreshResult.None,
        "MemoryStream" => method.Name == "ToArray" ? FreshResult.Fresh : FreshResult.None,
        _ => FreshResult.None,
    };

    /// <summary>The methods of an immutable collection that give a changed copy.</summary>
    private static FreshResult OfImmutable(IMethodSymbol method, INamedTypeSymbol type)
    {
        if (method.IsStatic || TakesDelegate(method) || method.ReturnType is not INamedTypeSymbol { ContainingNamespace.Name: "Immutable" } returned
            || returned.ContainingType is not null || type.ContainingType is not null)
        {
            return FreshResult.None;
        }

        foreach (var parameter in method.Parameters)
        {
            if (parameter.RefKind == RefKind.Out)
                return FreshResult.None;
        }

        return FreshResult.Checked;
    }

    private static FreshResult OfSequence(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        if (method.Name is "ToArray" or "ToList")
            return call.Arguments.Length == 1 && IsStored(call.Arguments[0].Value) ? FreshResult.Fresh : FreshResult.None;

        // An element, or the result of a function, may have the type of an interface too.
        return method.OriginalDefinition.ReturnType.TypeKind == TypeKind.Interface
            && method.Name is not ("Empty" or "AsEnumerable" or "ToLookup" or "ToDictionary" or "ToHashSet")
            ? FreshResult.Deferred
            : FreshResult.None;
    }

    /// <summary>Whether enumerating a value runs no code of the project: it is an array, a string or a collection class of the framework.</summary>
    public static bool IsStored(IOperation value)
    {
        value = value.Inside(Through.BuiltInImplicit);
        return value.Type is IArrayTypeSymbol or { SpecialType: SpecialType.System_String }
            || value.Type is INamedTypeSymbol { TypeKind: TypeKind.Class, Name: "List" or "HashSet" or "Dictionary" or "Queue" or "Stack" or "SortedSet"
                or "LinkedList" } type
                && NamespaceOf(type) == "System.Collections.Generic";
    }

    /// <summary>Whether a method is given a delegate, which it may run.</summary>
    public static bool TakesDelegate(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.TypeKind == TypeKind.Delegate)
                return true;
        }

        return false;
    }

    /// <summary>Whether a method is given nothing but text: an object's <c>ToString</c> may do anything.</summary>
    private static bool TakesOnlyText(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            var type = parameter.Type is IArrayTypeSymbol array ? array.ElementType
                : parameter.Type is INamedTypeSymbol { Name: "ReadOnlySpan", TypeArguments: { Length: 1 } elements } ? elements[0]
                : parameter.Type;
            if (type.SpecialType is not (SpecialType.System_String or SpecialType.System_Char or SpecialType.System_Int32))
                return false;
        }

        return true;
    }

    /// <summary>Whether a call is given text, and elements that are in memory and whose text the framework makes.</summary>
    private static bool TakesStoredTexts(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            if (value.Type?.SpecialType is not (SpecialType.System_String or SpecialType.System_Char)
                && !(argument.ArgumentKind == ArgumentKind.Explicit && IsStored(value) && FrameworkTexts.AreOf(ElementTypes.Of(value.Type))))
            {
                return false;
            }
        }

        return true;
    }

    private static string NamespaceOf(ITypeSymbol type)
    {
        // Compared from the inside: a display string would allocate for each call statement of the program.
        var inner = type.ContainingNamespace;
        if (inner is not { IsGlobalNamespace: false, ContainingNamespace: { } outer })
            return "";
        if (outer.IsGlobalNamespace)
            return inner.Name == "System" ? "System" : "";
        if (outer is { Name: "System", ContainingNamespace.IsGlobalNamespace: true })
            return inner.Name switch { "Linq" => "System.Linq", "Text" => "System.Text", "IO" => "System.IO", _ => "" };
        if (outer.ContainingNamespace is not { Name: "System", ContainingNamespace.IsGlobalNamespace: true })
            return "";
        return (outer.Name, inner.Name) switch
        {
            ("Collections", "Generic") => "System.Collections.Generic",
            ("Collections", "Immutable") => "System.Collections.Immutable",
            ("Text", "RegularExpressions") => "System.Text.RegularExpressions",
            _ => "",
        };
    }
}
