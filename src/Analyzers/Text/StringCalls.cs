using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>Determines what a call needs from a string that it is made on or given.</summary>
internal static class StringCalls
{
    /// <summary>The use that an instance method of <see cref="string"/> makes of its receiver.</summary>
    public static StringUse OfReceiver(IInvocationOperation call, SourceBodies bodies)
    {
        if (call.TargetMethod.ContainingType?.SpecialType != SpecialType.System_String)
            return default;
        if (StringStep.TryGet(call, bodies, out _))
            return new(StringUseKind.Step, call, call.TargetMethod);
        if (call is { TargetMethod: { Name: nameof(GetHashCode), Parameters.IsEmpty: true }, Instance: { } hashed } && HasHashWithoutString(hashed, bodies))
            return new(StringUseKind.Hash, call, call.TargetMethod);
        return KindByName(call.TargetMethod) is { } kind ? new(kind, call, call.TargetMethod) : default;
    }

    /// <summary>Whether a hash can be taken of the characters where they are: by a comparer for either case, or of a span.</summary>
    private static bool HasHashWithoutString(IOperation hashed, SourceBodies bodies)
    {
        if (StringStep.TryGet(hashed, bodies, out var step) && step.Kind == StringStepKind.Case)
            return true;
        foreach (var member in hashed.Type!.GetMembers(nameof(GetHashCode)))
        {
            if (member is IMethodSymbol { IsStatic: true, Parameters: { Length: 1 } parameters } && CharSpanOverloads.IsReadOnlySpanOfChar(parameters[0].Type))
                return true;
        }

        return false;
    }

    /// <summary>The use that a call or a constructor makes of an argument.</summary>
    public static StringUse OfArgument(IArgumentOperation argument, SourceBodies bodies)
    {
        if (argument.Parameter is not { } parameter || parameter.RefKind != RefKind.None || argument.ArgumentKind != ArgumentKind.Explicit)
            return default;
        if (argument.Parent is not { } user || CalledMethod.Of(user) is not { ContainingType: { } type } method)
            return default;
        if (user.Parent is IInterpolatedStringAppendOperation append && !StringJoin.TakesSpans(append))
            return default;
        if (CharSpanOverloads.IsReadOnlySpanOfChar(parameter.Type))
            return new(StringUseKind.Call, user, method) { SpanOverload = method };
        if (parameter.Type.SpecialType != SpecialType.System_String)
            return default;
        if (type.SpecialType == SpecialType.System_String)
            return KindByName(method) is { } kind ? new(kind, user, method) : StringUse.OfJoin(user, bodies);
        if (StringStep.TryGet(user, bodies, out var step))
            return new(step.Kind == StringStepKind.Concat ? StringUseKind.Escape : StringUseKind.Step, user, method);

        if (CharSpanOverloads.IsAsSpan(method))
            return new(StringUseKind.Call, user, method);
        var overload = CharSpanOverloads.Of(method, parameter);
        if (IsParser(method, parameter, overload) && (overload is not null || method.DeclaringSyntaxReferences.IsEmpty || OnlyReads(parameter, user)))
            return new(StringUseKind.Parse, user, method) { SpanOverload = overload };
        if (IsWriter(method))
            return new(StringUseKind.Append, user, method) { SpanOverload = overload };
        if (overload is not null)
            return new(StringUseKind.Call, user, method) { SpanOverload = overload };
        if (SourceBodies.IsEmptinessTest(method))
            return new(StringUseKind.Measure, user, method);
        if (user is IInvocationOperation call && SpanOverloads.FindForText(call, parameter) is not null)
            return new(StringUseKind.Call, user, method);
        return OnlyReads(parameter, user) ? new(StringUseKind.Lent, user, method) : default;
    }

    /// <summary>
    /// Whether a method in source gives back no text, and neither it nor what may run in its place does anything with a string parameter but look at its
    /// characters, so that a span would do as well.
    /// </summary>
    private static bool OnlyReads(IParameterSymbol parameter, IOperation call) =>
        parameter.OriginalDefinition.ContainingSymbol is IMethodSymbol { ReturnType.SpecialType: not SpecialType.System_String } method
        && method.DeclaringSyntaxReferences.Length == 1
        && (method is { IsVirtual: false, IsAbstract: false, IsOverride: false } || !Accessibilities.IsVisibleOutside(method.ContainingType))
        && ParameterSummaries.Of(call.SemanticModel!.Compilation).UsesOf(parameter, CancellationToken.None) is not ParameterUse.None and var uses
        && (uses & ~ParameterUse.Reads) == 0;

    private static StringUseKind? KindByName(IMethodSymbol method) => method.Name switch
    {
        // `Equals(object)` is false for all that is no string, and a span has no such form.
        nameof(string.Equals) or nameof(string.Compare) or nameof(string.CompareOrdinal) or nameof(string.CompareTo) =>
            method.Parameters[0].Type.SpecialType == SpecialType.System_String ? StringUseKind.Compare : null,
        nameof(string.StartsWith) or nameof(string.EndsWith) or nameof(string.Contains) or nameof(string.IndexOf) or nameof(string.LastIndexOf)
            or nameof(string.IndexOfAny) or nameof(string.LastIndexOfAny) => StringUseKind.Search,
        nameof(string.IsNullOrEmpty) or nameof(string.IsNullOrWhiteSpace) => StringUseKind.Measure,
        _ => null,
    };

    /// <summary>
    /// A method that reads a plain value from text: named as parsers are, and with an overload for spans, or of the framework or the project and giving a
    /// value type. A parser without any of these may well keep the text, and that of another library takes nothing but a string.
    /// </summary>
    private static bool IsParser(IMethodSymbol method, IParameterSymbol parameter, IMethodSymbol? overload)
    {
        if (method.ContainingType is { Name: nameof(Convert), ContainingNamespace: { Name: nameof(System), ContainingNamespace.IsGlobalNamespace: true } })
            return parameter.Ordinal == 0 && method.ReturnType.IsValueType && method.Name.StartsWith("To", StringComparison.Ordinal);
        if (method.Name is not ("Parse" or "TryParse" or "ParseExact" or "TryParseExact") || parameter.Ordinal > 1)
            return false;
        if (overload is not null)
            return true;
        if (method.ContainingType is not { } type || (type.DeclaringSyntaxReferences.IsEmpty && !type.IsUnder(nameof(System))))
            return false;
        foreach (var other in method.Parameters)
        {
            if (other.RefKind == RefKind.Out && IsValue(other.Type))
                return true;
        }

        return IsValue(method.ReturnType);
    }

    private static bool IsValue(ITypeSymbol type) =>
        type.IsValueType && type.SpecialType != SpecialType.System_Boolean && type.SpecialType != SpecialType.System_Void;

    private static bool IsWriter(IMethodSymbol method) =>
        method is { Parameters.Length: 1, IsStatic: false }
        && (method.ContainingType.IsStringBuilder() ? method.Name == "Append"
            : method.Name is "Write" or "WriteLine" && method.ContainingType.IsTextWriter());
}
