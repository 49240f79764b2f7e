using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines whether a call may run an override whose code is not known: <c>Stream.Write</c> on a parameter may be that of any class, which may keep the array
/// that it is given. On an object of the framework's own that the code itself makes, <c>new FileStream(path)</c>, it cannot; nor on a variable that holds
/// nothing else. A method that is not virtual, as <c>Stream.ReadAsync(array, 0, n)</c>, hands an array on to one that is.
/// </summary>
internal static class UnknownOverrides
{
    private const int MostDepth = 4;

    private static readonly ConditionalWeakTable<SemanticModel, ConcurrentDictionary<ISymbol, bool>> OfVariables = new();

    /// <summary>
    /// The type on which <paramref name="call"/> is called, where an override whose code is not known may run; null where what runs is known.
    /// </summary>
    public static ITypeSymbol? At(IOperation? call) =>
        call is IInvocationOperation { Instance: { Type: { } type } receiver, TargetMethod: { IsSealed: false } method } invocation
        && !IsKnownValue(type) && (invocation.IsVirtual || HandsArrayOn(method)) && (!type.IsSealed || MayPassOn(type)) && !IsOfFramework(receiver, 0)
            ? type
            : null;

    /// <summary>Whether a type is a value type that is known. What stands for a type parameter may be a struct of other code.</summary>
    private static bool IsKnownValue(ITypeSymbol type) => type is { IsValueType: true, TypeKind: not TypeKind.TypeParameter };

    /// <summary>
    /// Whether a method of the framework that is not virtual may pass an array to one that is. Those of streams that read all of it hand on a span.
    /// </summary>
    private static bool HandsArrayOn(IMethodSymbol method)
    {
        if (!method.ContainingType.IsOfFramework() || method.ContainingType.TypeKind != TypeKind.Class || method.Name is "ReadExactly" or "ReadAtLeast"
            || !TakesArray(method))
        {
            return false;
        }

        foreach (var member in method.ContainingType.GetMembers())
        {
            if (member is IMethodSymbol { IsStatic: false } other && (other.IsVirtual || other.IsAbstract || other.IsOverride) && TakesArray(other))
                return true;
        }

        return false;
    }

    private static bool TakesArray(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type is IArrayTypeSymbol or INamedTypeSymbol { Name: "Memory" or "ReadOnlyMemory", ContainingNamespace.Name: nameof(System) })
                return true;
        }

        return false;
    }

    /// <summary>A stream, reader or writer of the framework, such as <c>BufferedStream</c>, may pass on what it is given to one of another class.</summary>
    private static bool MayPassOn(ITypeSymbol type) =>
        type.IsOfFramework() && type.BaseType is { } above
        && (above.IsOrDerivesFrom("Stream", "System.IO") || above.IsOrDerivesFrom("TextReader", "System.IO")
            || above.IsOrDerivesFrom("TextWriter", "System.IO"));

    /// <summary>Whether a value is an object that the framework made of nothing but its own objects, so that no other code runs in its methods.</summary>
    public static bool IsOfFramework(IOperation value) => IsOfFramework(value, 0);

    private static bool IsOfFramework(IOperation? value, int depth)
    {
        value = value?.Inside(Through.BuiltIn);
        if (value?.Type is { } known && IsKnownValue(known))
            return true;
        if (value is { ConstantValue.HasValue: true }
            or { Type: { SpecialType: SpecialType.System_String } or IArrayTypeSymbol { ElementType.IsValueType: true } })
        {
            return true;
        }

        return depth < MostDepth && value switch
        {
            IObjectCreationOperation { Type: { } type } creation =>
                type.IsOfFramework() && creation.Initializer is null && AreOfFramework(creation.Arguments, depth),
            IInvocationOperation { TargetMethod: { IsStatic: true } method } call =>
                method.ContainingType.IsOfFramework() && IsFactory(method) && AreOfFramework(call.Arguments, depth),
            IPropertyReferenceOperation { Property: { IsStatic: true, SetMethod: null, Type: var type, ContainingType: var owner } } =>
                owner.IsOfFramework() && SymbolEqualityComparer.Default.Equals(type, owner),
            IFieldReferenceOperation { Field: { IsStatic: true, IsReadOnly: true, DeclaringSyntaxReferences.IsEmpty: true, Type: var type,
                ContainingType: var owner } } =>
                owner.IsOfFramework() && SymbolEqualityComparer.Default.Equals(type, owner),
            ILocalReferenceOperation { Local: { RefKind: RefKind.None } local } => HoldsOfFramework(local, value.SemanticModel!, depth),
            IFieldReferenceOperation { Field: { DeclaringSyntaxReferences.IsEmpty: false } field, Instance: null or IInstanceReferenceOperation } =>
                HoldsOfFramework(field, value.SemanticModel!, depth),
            _ => false,
        };
    }

    private static bool AreOfFramework(ImmutableArray<IArgumentOperation> arguments, int depth)
    {
        foreach (var argument in arguments)
        {
            if (!IsOfFramework(argument.Value, depth + 1))
                return false;
        }

        return true;
    }

    /// <summary>A local or private field that gets nothing but such objects.</summary>
    private static bool HoldsOfFramework(ISymbol variable, SemanticModel model, int depth)
    {
        var known = OfVariables.GetValue(model, static _ => new(SymbolEqualityComparer.Default));
        return known.TryGetValue(variable, out var answer) ? answer : known.GetOrAdd(variable, GetsNothingElse(variable, model, depth + 1));
    }

    private static bool GetsNothingElse(ISymbol variable, SemanticModel model, int depth)
    {
        if (variable.DeclaringSyntaxReferences is not { Length: 1 } references || references[0].SyntaxTree != model.SyntaxTree
            || references[0].GetSyntax() is not VariableDeclaratorSyntax declarator)
        {
            return false;
        }

        SyntaxNode scope = References.FunctionOf(declarator);
        if (variable is IFieldSymbol field)
        {
            if (field is not { DeclaredAccessibility: Accessibility.Private, ContainingType.DeclaringSyntaxReferences.Length: 1 }
                || declarator.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } type)
            {
                return false;
            }

            scope = type;
        }

        if (declarator.Initializer is { Value: var initial } && !IsOfFramework(model.GetOperation(initial), depth))
            return false;
        foreach (var write in Writes.All(variable.Name, scope, model))
        {
            if (write is not AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax,
                Right: { } value }
                || !IsOfFramework(model.GetOperation(value), depth))
            {
                return false;
            }
        }

        return true;
    }

    // `Create` and `Open` of the framework return an object of their own, unless they are told the class by a type argument.
    private static bool IsFactory(IMethodSymbol method) =>
        method.OriginalDefinition.ReturnType is not ITypeParameterSymbol
        && (method.Name.StartsWith("Create", StringComparison.Ordinal) || method.Name.StartsWith("Open", StringComparison.Ordinal));
}
