using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>How the string is made that a builder is given.</summary>
internal enum BuilderArgumentKind
{
    /// <summary>Not in a way that the builder could do itself.</summary>
    None,

    /// <summary>By joining operands.</summary>
    Concat,

    /// <summary>By <c>string.Join</c>.</summary>
    Join,

    /// <summary>By <c>string.Format</c>.</summary>
    Format,

    /// <summary>By a method of the project that has an overload for a builder.</summary>
    Written,

    /// <summary>By formatting a value, which can be formatted in place, or into a span.</summary>
    Formatted,

    /// <summary>By copying the text of a builder, for which there is an overload.</summary>
    Copied,

    /// <summary>By repeating a character, as the builder does itself.</summary>
    Repeated,

    /// <summary>
    /// Perhaps by a method of the project that has no such overload: <see cref="Text.TextMakers"/> knows. It may be the <c>ToString</c> of a value that is
    /// given to the builder itself.
    /// </summary>
    Called,

    /// <summary>By <c>string.Concat</c>, or for a writer by <c>string.Format</c>, of what can be appended or written one by one.</summary>
    Parts,

    /// <summary>Of characters of an array, which <c>Append</c> and <c>Write</c> take as they are.</summary>
    Sliced,

    /// <summary>By joining operands, for a method of the project that perhaps adds each text to others: <see cref="TextTakers"/> knows.</summary>
    Taken,
}

/// <summary>
/// A string that is made only to be appended to a <c>StringBuilder</c>, which could make it in place, or to be written to a <c>TextWriter</c>, which
/// could take its parts.
/// </summary>
/// <param name="Kind">How it is made.</param>
/// <param name="Append">The call of <c>Append</c>, <c>AppendLine</c>, <c>Write</c> or <c>WriteLine</c>.</param>
/// <param name="Value">The string.</param>
/// <param name="Overload">The overload of the project's method that takes the builder; null for the other kinds.</param>
internal readonly record struct BuilderArgument(BuilderArgumentKind Kind, IInvocationOperation Append, IOperation Value, IMethodSymbol? Overload)
{
    /// <summary>The local that holds the string for this call alone; null where the string is made in its argument.</summary>
    public IVariableDeclaratorOperation? Held { get; private init; }

    /// <summary>The method of the project that is called for the text, also unseen: the <c>ToString</c> of a value; null for the other kinds.</summary>
    public IMethodSymbol? Maker { get; private init; }

    /// <summary>The type of a value that is given as it is, so that its text is made where it is not seen; null where the text is given.</summary>
    public ITypeSymbol? Given { get; private init; }

    /// <summary>Whether a writer takes the text, not a builder.</summary>
    public bool IsWritten => Append.TargetMethod.Name is "Write" or "WriteLine";

    /// <summary>The string that a call appends or writes, where it could do without.</summary>
    public static BuilderArgument Of(IInvocationOperation call)
    {
        if (call is not { TargetMethod: { IsStatic: false } method, Arguments: { Length: > 0 } arguments })
            return default;
        if (IsHole(method))
            return OfHole(call);
        var type = method.Parameters[0].Type.SpecialType;
        if (arguments.Length != 1 || type is not (SpecialType.System_String or SpecialType.System_Object))
            return default;
        if (!method.DeclaringSyntaxReferences.IsEmpty)
        {
            return type == SpecialType.System_String && TextTakers.MayBe(method) && IsOfParts(arguments[0].Value)
                ? new(BuilderArgumentKind.Taken, call, arguments[0].Value, null)
                : default;
        }

        if (method.Name is not ("Append" or "AppendLine" or "Write" or "WriteLine"))
            return default;
        var isWritten = method.Name is "Write" or "WriteLine";
        if (isWritten ? !method.ContainingType.IsTextWriter() || IsConsole(call.Instance) : !IsBuilder(method.ContainingType))
            return default;
        var value = ConcatParts.Plain(arguments[0].Value);
        if (type == SpecialType.System_Object)
            return value.Type?.IsReferenceType == true ? OfGiven(call, value, value) : default;
        if (value is not ILocalReferenceOperation reference)
            return OfText(call, value, isWritten, isHeld: false);
        return SingleUse.Of(reference) is { Initializer.Value: { } text } held
            ? OfText(call, ConcatParts.Plain(text), isWritten, isHeld: true) with { Held = held }
            : default;
    }

    private static BuilderArgument OfText(IInvocationOperation call, IOperation value, bool isWritten, bool isHeld)
    {
        if (value.ConstantValue.HasValue)
            return default;
        if (value is IInvocationOperation
            {
                TargetMethod: { Name: nameof(ToString), DeclaringSyntaxReferences.IsEmpty: true }, Instance: { Type: { } source },
            } text)
        {
            return new(KindOf(text, source, call), call, value, null);
        }

        if (IsConcat(value, isWritten))
            return new(BuilderArgumentKind.Parts, call, value, null);
        // ALLOC301 knows the text that is made in the argument.
        if (isHeld && value is IObjectCreationOperation characters && IsSlice(characters))
            return new(BuilderArgumentKind.Sliced, call, value, null);
        if (isWritten || (isHeld && value is IInterpolatedStringOperation))
            return OfWritten(call, value);

        // Where builders have a handler for interpolated strings, the argument is that.
        if (value is IInterpolatedStringOperation || ConcatParts.IsConcat(value))
            return IsOfParts(value) ? new(BuilderArgumentKind.Concat, call, value, null) : default;
        if (value is IObjectCreationOperation repeating)
            return IsRepeated(repeating) ? new(BuilderArgumentKind.Repeated, call, value, null) : default;
        if (value is not IInvocationOperation made)
            return default;
        if (made.TargetMethod.ContainingType?.SpecialType == SpecialType.System_String)
            return new(KindOf(made.TargetMethod, call.TargetMethod.ContainingType), call, value, null);
        if (OverloadForBuilder(made.TargetMethod) is { } overload)
            return new(BuilderArgumentKind.Written, call, value, overload);
        return OfCalled(call, value);
    }

    /// <summary>The text of a call of a method in source, which may be one that makes its string.</summary>
    private static BuilderArgument OfCalled(IInvocationOperation call, IOperation value) =>
        value is IInvocationOperation { TargetMethod: { DeclaringSyntaxReferences.IsEmpty: false } maker }
            ? new(BuilderArgumentKind.Called, call, value, null) { Maker = maker }
            : default;

    /// <summary>The text that is made of a value which is given as it is, by a <c>ToString</c> in source.</summary>
    private static BuilderArgument OfGiven(IInvocationOperation call, IOperation given, IOperation text) =>
        given.Type is { } type && TextMethodOf(type) is { } maker
            ? new(BuilderArgumentKind.Called, call, text, null) { Maker = maker, Given = text == given ? type : null }
            : default;

    /// <summary>The override of <c>ToString</c> in source that makes the text of a value of a type; null where a format is asked for first.</summary>
    private static IMethodSymbol? TextMethodOf(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, SpecialType: SpecialType.None }
            || type.Implements(nameof(IFormattable), nameof(System)))
        {
            return null;
        }

        foreach (var method in type.MethodsNamed(nameof(ToString)))
        {
            if (method is { Parameters.IsEmpty: true, Arity: 0 })
                return method is { IsOverride: true, DeclaringSyntaxReferences.IsEmpty: false } ? method : null;
        }

        return null;
    }

    /// <summary>Whether a method adds a text to an interpolated string that a builder collects.</summary>
    private static bool IsHole(IMethodSymbol method) =>
        method is { Name: "AppendFormatted", ContainingType: { Name: "AppendInterpolatedStringHandler", ContainingType: { } builder } } && IsBuilder(builder);

    private static BuilderArgument OfWritten(IInvocationOperation call, IOperation value) => value switch
    {
        _ when IsOfParts(value) => new(BuilderArgumentKind.Concat, call, value, null),
        IInterpolatedStringOperation { Parts: { Length: 1 } parts } when parts[0] is IInterpolationOperation { Alignment: null, FormatString: null } hole =>
            OfGiven(call, ConcatParts.Plain(hole.Expression), value),
        _ => OfCalled(call, value),
    };

    private static BuilderArgument OfHole(IInvocationOperation call)
    {
        var value = ConcatParts.Plain(call.Arguments[0].Value);
        return call.TargetMethod.Parameters is var parameters && parameters[0].Type.SpecialType == SpecialType.System_String ? OfCalled(call, value)
            : parameters.Length == 1 ? OfGiven(call, value, value)
            : default;
    }

    /// <summary><c>string.Concat(a, b)</c>, and for a writer <c>string.Format</c>, whose counterpart there may use another provider.</summary>
    private static bool IsConcat(IOperation value, bool isWritten) =>
        value is IInvocationOperation { TargetMethod: { ContainingType.SpecialType: SpecialType.System_String } method, Arguments.Length: > 1 }
        && (method.Name == nameof(string.Concat) || (isWritten && method.Name == nameof(string.Format)));

    /// <summary><c>new string(' ', count)</c>.</summary>
    private static bool IsRepeated(IObjectCreationOperation text) =>
        text is { Type.SpecialType: SpecialType.System_String, Constructor.Parameters: { Length: 2 } parameters }
        && parameters[0].Type.SpecialType == SpecialType.System_Char && parameters[1].Type.SpecialType == SpecialType.System_Int32;

    /// <summary><c>new string(characters, start, count)</c>.</summary>
    private static bool IsSlice(IObjectCreationOperation text) =>
        text is { Type.SpecialType: SpecialType.System_String, Constructor.Parameters: { Length: 3 } parameters }
        && parameters[0].Type.TypeKind == TypeKind.Array;

    /// <summary>Whether a type is <c>System.Text.StringBuilder</c>.</summary>
    public static bool IsBuilder(ITypeSymbol? type) =>
        type.IsStringBuilder();

    /// <summary>Whether a writer is that of the console, which costs far more than the string.</summary>
    private static bool IsConsole(IOperation? writer) =>
        writer is IPropertyReferenceOperation { Property: { IsStatic: true, ContainingType.Name: nameof(Console) } };

    /// <summary>Whether a text is joined of several parts, by operators or in an interpolated string.</summary>
    private static bool IsOfParts(IOperation text) => ConcatParts.IsConcat(text)
        ? MakesString(text)
        : text is IInterpolatedStringOperation { Parts.Length: > 1, ConstantValue.HasValue: false };

    /// <summary>
    /// Where a builder or a struct is asked for its text: an overload for builders, a value that formats itself to a span. <c>ToString()</c> without
    /// arguments before <c>Append</c> is what CA1830 reports.
    /// </summary>
    private static BuilderArgumentKind KindOf(IInvocationOperation text, ITypeSymbol source, IInvocationOperation call)
    {
        if (source.IsStringBuilder())
        {
            return text.Arguments.IsEmpty && HasOverload(call.TargetMethod, static type => type.IsStringBuilder())
                && text.Instance!.Syntax.ToString() != call.Instance?.Syntax.ToString()
                ? BuilderArgumentKind.Copied
                : BuilderArgumentKind.None;
        }

        return text.Arguments.Length > 0 && FormatsToSpan(source) && (IsBuilder(call.TargetMethod.ContainingType)
                ? call.Syntax.SyntaxTree.Options is CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp10 }
                    && HasOverload(call.TargetMethod, static type => type.Name == "AppendInterpolatedStringHandler")
                : HasOverload(call.TargetMethod, static type => CharSpanOverloads.IsReadOnlySpanOfChar(type)))
            ? BuilderArgumentKind.Formatted
            : BuilderArgumentKind.None;
    }

    private static bool HasOverload(IMethodSymbol method, Func<ITypeSymbol, bool> takes)
    {
        foreach (var overload in method.ContainingType.MethodsNamed(method.Name))
        {
            if (overload is { IsStatic: false, DeclaredAccessibility: Accessibility.Public, Parameters: { Length: 1 } parameters } && takes(parameters[0].Type))
                return true;
        }

        return false;
    }

    /// <summary>Whether a type is an enum or a struct of the framework, other than a character, that formats itself into a span.</summary>
    private static bool FormatsToSpan(ITypeSymbol type) =>
        type is { IsValueType: true, SpecialType: not SpecialType.System_Char }
        && (type.TypeKind == TypeKind.Enum || type.IsOfFramework())
        && type.Implements("ISpanFormattable", "System");

    // Joining one text with nothing gives that text. A number's text is a string that its own overload does not need.
    private static bool MakesString(IOperation concat)
    {
        var only = default(ITypeSymbol);
        var count = 0;
        foreach (var part in ConcatParts.Of(concat))
        {
            if (part.ConstantValue is { HasValue: true, Value: null or "" })
                continue;
            count++;
            only = part.Type;
        }

        return count > 1 || only?.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_Double;
    }

    private static BuilderArgumentKind KindOf(IMethodSymbol method, INamedTypeSymbol builder) => method switch
    {
        { Name: nameof(string.Join) } => HasCounterpart(method, builder, "AppendJoin") ? BuilderArgumentKind.Join : BuilderArgumentKind.None,
        { Name: nameof(string.Format) } => HasCounterpart(method, builder, "AppendFormat") ? BuilderArgumentKind.Format : BuilderArgumentKind.None,
        _ => BuilderArgumentKind.None,
    };

    /// <summary>Whether the builder has a method with the parameters of a static method of <see cref="string"/>.</summary>
    private static bool HasCounterpart(IMethodSymbol method, INamedTypeSymbol builder, string name)
    {
        foreach (var member in builder.GetMembers(name))
        {
            if (member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public } candidate && candidate.Parameters.Length == method.Parameters.Length
                && IsCounterpart(method, candidate))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsCounterpart(IMethodSymbol method, IMethodSymbol candidate)
    {
        for (var i = 0; i < method.Parameters.Length; i++)
        {
            // Join(string, IEnumerable<string>) is a case of AppendJoin<T>(string, IEnumerable<T>).
            if (method.Parameters[i].Type.OriginalDefinition is var ours && candidate.Parameters[i].Type.OriginalDefinition is var theirs
                && !SymbolEqualityComparer.Default.Equals(ours, theirs)
                && !(ours is IArrayTypeSymbol && theirs is IArrayTypeSymbol && ours.ToDisplayString() == theirs.ToDisplayString()))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>
    /// The overload of a method of the project that takes a builder after the parameters that it has, which are
    /// otherwise the same.
    /// </summary>
    private static IMethodSymbol? OverloadForBuilder(IMethodSymbol method)
    {
        method = method.ReducedFrom ?? method;
        if (method.DeclaringSyntaxReferences.IsEmpty || method.Arity > 0 || method.ReturnType.SpecialType != SpecialType.System_String)
            return null;
        foreach (var member in method.ContainingType.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { Arity: 0 } candidate && candidate.IsStatic == method.IsStatic
                && candidate.Parameters.Length == method.Parameters.Length + 1
                && (candidate.ReturnsVoid || IsBuilder(candidate.ReturnType))
                && candidate.Parameters[candidate.Parameters.Length - 1] is { RefKind: RefKind.None } last && IsBuilder(last.Type)
                && SameTypes(method, candidate))
            {
                return candidate;
            }
        }

        return null;
    }

    private static bool SameTypes(IMethodSymbol method, IMethodSymbol candidate)
    {
        for (var i = 0; i < method.Parameters.Length; i++)
        {
            if (!SymbolEqualityComparer.Default.Equals(method.Parameters[i].Type, candidate.Parameters[i].Type)
                || method.Parameters[i].RefKind != candidate.Parameters[i].RefKind || method.Parameters[i].IsParams)
            {
                return false;
            }
        }

        return true;
    }
}
