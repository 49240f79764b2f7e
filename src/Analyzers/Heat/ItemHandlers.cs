using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which methods of a library handle one item, message or key per call for code outside of it, where no loop is seen: what code outside can
/// call or a visible base type or interface calls, and whose verb and signature say that data comes in or goes out.
/// </summary>
internal static class ItemHandlers
{
    private const string Reason = "', which handles one item per call";
    private const string OfOperator = "', an operator on sequences";

    /// <summary>
    /// The heat that the role of a method in a library tells; null where it tells nothing. A name and a signature do not say how often: what reads a record
    /// and what reads the header of a file look the same.
    /// </summary>
    public static PlaceHeat? Of(IMethodSymbol method)
    {
        if (method.MethodKind is not (MethodKind.Ordinary or MethodKind.ExplicitInterfaceImplementation))
            return null;
        var isOperator = IsOperator(method);
        return (isOperator || HandlesItem(method))
            && !SetUpMembers.IsConfiguration(method.ContainingType.Name) && !SetUpMembers.IsForConfiguration(method) && IsEnteredFromOutside(method)
                ? PlaceHeat.Warm("in '" + ExplicitImplementations.NameOf(method) + (isOperator ? OfOperator : Reason))
                    with { RunsOften = false, IsByShape = false, IsByName = true }
                : null;
    }

    /// <summary>Whether a method extends sequences of anything, as the operators of LINQ do: code outside calls it for one sequence after another.</summary>
    private static bool IsOperator(IMethodSymbol method) =>
        method is { IsExtensionMethod: true, Parameters: { Length: > 0 } parameters }
        && parameters[0].Type is INamedTypeSymbol { TypeKind: TypeKind.Interface, TypeArguments: { Length: 1 } items } sequence
        && items[0] is ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method } && sequence.IsUnder("System.Collections");

    private static bool HandlesItem(IMethodSymbol method) => MemberVerb.Of(method) switch
    {
        "Parse" or "Format" or "Read" or "Write" or "Tokenize" or "Scan" or "Encode" or "Decode" or "Serialize" or "Deserialize" or "Escape"
            or "Unescape" or "Encrypt" or "Decrypt" or "Compress" or "Decompress" or "Hash" or "Compare" or "Match" or "Normalize" =>
            TakesData(method) || IsData(method.ReturnType),
        "Append" => TakesData(method, orBuilder: false),
        "Handle" or "Process" or "Publish" or "Send" or "Receive" or "Dispatch" or "Enqueue" or "Dequeue" => TakesData(method) || IsData(method.ReturnType),
        "Get" or "Find" or "Lookup" => TakesKey(method, least: 1) || IsLookup(method),
        "Contains" or "Remove" => TakesKey(method, least: 1),
        "Set" => TakesKey(method, least: 2),
        _ => false,
    };

    /// <summary>
    /// Whether a method that is named for nothing but looking up, such as <c>TryFind</c>, finds one thing by what it is given: a value or an object of the
    /// program, not a type, a name of something else, or a condition.
    /// </summary>
    private static bool IsLookup(IMethodSymbol method) =>
        method is { ReturnsVoid: false, Parameters: { Length: > 0 } parameters } && !parameters[0].IsOptional
        && MemberVerb.IsWholeName(method)
        && parameters[0].Type is { SpecialType: SpecialType.None or SpecialType.System_Int64 or SpecialType.System_UInt64, TypeKind: TypeKind.Struct
            or TypeKind.Class } key
        && !key.IsUnder("System.Reflection") && SequenceTypes.ItemOf(key) is null && key.Name != nameof(Type);

    /// <param name="method">The method.</param>
    /// <param name="orBuilder">Whether a builder counts. What appends to one is a part of making some text, which tells nothing of how often that is.</param>
    private static bool TakesData(IMethodSymbol method, bool orBuilder = true)
    {
        foreach (var parameter in method.Parameters)
        {
            if ((IsData(parameter.Type) || IsNamedAsData(parameter)) && !NamesAPlace(parameter.Name) && (orBuilder || !parameter.Type.IsStringBuilder()))
                return true;
        }

        return false;
    }

    private static bool TakesKey(IMethodSymbol method, int least)
    {
        if (method.Parameters.Length < least)
            return false;
        var key = method.Parameters[0];
        if (key.IsOptional)
            return false;
        return (IsTextOrBytes(key.Type) && !NamesAPlace(key.Name)) || key.Type is ITypeParameterSymbol { Name: "TKey" } || EndsIn(key.Type.Name, "Key")
            || key.Name is "key" or "id" or "token";
    }

    /// <summary>Whether a text says where something is: what it leads to is opened once, and costs more than an allocation.</summary>
    public static bool NamesAPlace(string parameter) =>
        EndsIn(parameter, "path") || EndsIn(parameter, "file") || EndsIn(parameter, "fileName") || EndsIn(parameter, "directory") || EndsIn(parameter, "folder")
        || EndsIn(parameter, "assembly") || EndsIn(parameter, "assemblyName") || EndsIn(parameter, "typeName") || EndsIn(parameter, "connectionString");

    /// <summary>Whether the name of a parameter of any type says that it is an item.</summary>
    private static bool IsNamedAsData(IParameterSymbol parameter) =>
        parameter is { Type: ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Method }, IsOptional: false,
            Name: "message" or "request" or "command" or "query" or "notification" or "item" or "value" };

    private static bool IsData(ITypeSymbol type)
    {
        // What an asynchronous method gives back.
        if (type is INamedTypeSymbol { Name: "Task" or "ValueTask", TypeArguments: { Length: 1 } results } && type.IsIn("System.Threading.Tasks"))
            type = results[0];
        if (IsTextOrBytes(type))
            return true;
        if (type.TypeKind is TypeKind.Delegate or TypeKind.Enum or TypeKind.Error)
            return false;
        var name = type.Name;
        return name is "Stream" or "NetworkStream" or "Socket" or "WebSocket" || EndsIn(name, "Reader") || EndsIn(name, "Writer") || EndsIn(name, "Buffer")
            || EndsIn(name, "Packet") || EndsIn(name, "Message") || EndsIn(name, "Request") || EndsIn(name, "Response") || EndsIn(name, "Token")
            || EndsIn(name, "Frame") || EndsIn(name, "Event") || EndsIn(name, "EventInfo") || EndsIn(name, "EventArgs") || EndsIn(name, "Connection")
            || EndsIn(name, "Session") || EndsIn(name, "Channel");
    }

    private static bool IsTextOrBytes(ITypeSymbol type) => type switch
    {
        { SpecialType: SpecialType.System_String } => true,
        IArrayTypeSymbol array => IsCharOrByte(array.ElementType),
        INamedTypeSymbol { Name: "Span" or "ReadOnlySpan" or "Memory" or "ReadOnlyMemory" or "ArraySegment" or "ReadOnlySequence",
            TypeArguments: { Length: 1 } elements } =>
            IsCharOrByte(elements[0]),
        { Name: "StringBuilder" } => type.IsIn("System.Text"),
        _ => false,
    };

    private static bool IsCharOrByte(ITypeSymbol type) => type.SpecialType is SpecialType.System_Char or SpecialType.System_Byte;

    /// <summary>Whether a name ends in a word: a parameter may be that word alone, in lower case.</summary>
    private static bool EndsIn(string name, string word) =>
        name.EndsWith(word, StringComparison.OrdinalIgnoreCase)
        && (name.Length == word.Length || char.IsUpper(name[name.Length - word.Length]));

    private static bool IsEnteredFromOutside(IMethodSymbol method)
    {
        if (Accessibilities.IsVisibleOutside(method)
            && (method.DeclaredAccessibility == Accessibility.Public || method.IsVirtual || method.IsOverride || method.IsAbstract))
        {
            return true;
        }

        for (var overridden = method.OverriddenMethod; overridden is not null; overridden = overridden.OverriddenMethod)
        {
            if (Accessibilities.IsVisibleOutside(overridden))
                return true;
        }

        foreach (var declared in MemberFamily.InterfaceMembersOf(method))
        {
            if (Accessibilities.IsVisibleOutside(declared))
                return true;
        }

        return false;
    }
}
