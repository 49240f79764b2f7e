using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>The call that a copy of a sequence goes straight into, when it could read the sequence itself.</summary>
/// <param name="Argument">The argument that the copy is.</param>
/// <param name="Call">The call or creation.</param>
/// <param name="Callee">The method that is called.</param>
/// <param name="Target">The method that would read the sequence: the same, or an overload of it.</param>
/// <param name="Consumer">What the callee does with the sequence.</param>
internal sealed record SequenceReader(IArgumentOperation Argument, IOperation Call, IMethodSymbol Callee, IMethodSymbol Target, SequenceConsumer Consumer)
{
    /// <summary>How a message names the callee.</summary>
    public string Name => Callee.MethodKind == MethodKind.Constructor ? "new " + Callee.ContainingType.Name : Callee.Name;

    /// <summary>The reader of a copy; null where the copy goes elsewhere, is kept, or has a purpose of its own.</summary>
    public static SequenceReader? Of(SequenceCopy copy, SemanticModel model, CancellationToken cancellationToken)
    {
        if (copy.Operation.Around(Through.BuiltInImplicit).Parent is not IArgumentOperation { ArgumentKind: ArgumentKind.Explicit,
            Parameter: { RefKind: RefKind.None } parameter, Parent: { } call } argument)
        {
            return null;
        }

        if (CalledMethod.Of(call) is not { ReducedFrom: null } callee || call is IObjectCreationOperation { Initializer: not null })
            return null;
        var target = Takes(parameter.Type, copy, model.Compilation) ? callee : OverloadFor(copy, callee, parameter.Ordinal, model, call);
        if (target is null)
        {
            return SequenceConsumers.CouldBorrow(copy, parameter, model.Compilation, cancellationToken)
                ? new SequenceReader(argument, call, callee, callee, SequenceConsumer.Widens)
                : null;
        }

        if (SequenceConsumers.Of(copy, argument, call, callee, target, model, cancellationToken) is not { } consumer
            || (!SymbolEqualityComparer.Default.Equals(callee, target) && CopyingOverload.Is(target, parameter.Ordinal, cancellationToken)))
        {
            return null;
        }

        return new SequenceReader(argument, call, callee, target, consumer);
    }

    /// <summary>Whether a parameter takes the sequence as it is: an interface of sequences, or the string itself.</summary>
    private static bool Takes(ITypeSymbol type, SequenceCopy copy, Compilation compilation)
    {
        if (copy.Kind == SequenceKind.Text && type.SpecialType == SpecialType.System_String)
            return true;
        return type is INamedTypeSymbol { TypeKind: TypeKind.Interface } && (type.IsIn("System.Collections.Generic") || type.IsIn("System.Collections"))
            && copy.Source.Type is { } source
            && compilation.ClassifyConversion(source, type) is { IsImplicit: true, IsUserDefined: false } conversion
            && (conversion.IsReference || conversion.IsIdentity);
    }

    /// <summary>The overload that differs in nothing but that it takes the sequence; null where there is none.</summary>
    private static IMethodSymbol? OverloadFor(SequenceCopy copy, IMethodSymbol callee, int ordinal, SemanticModel model, IOperation call)
    {
        var best = default(IMethodSymbol);
        foreach (var candidate in callee.ContainingType.MethodsNamed(callee.Name))
        {
            if (candidate.IsStatic == callee.IsStatic && candidate.MethodKind == callee.MethodKind
                && !SymbolEqualityComparer.Default.Equals(candidate, callee.OriginalDefinition)
                && (best is null || candidate.Arity < best.Arity)
                && ConstructedFor(candidate, callee, copy) is { } overload && IsAlike(overload, callee, ordinal)
                && Takes(overload.Parameters[ordinal].Type, copy, model.Compilation)
                && model.IsAccessible(call.Syntax.SpanStart, candidate))
            {
                best = overload;
            }
        }

        return best;
    }

    private static IMethodSymbol? ConstructedFor(IMethodSymbol candidate, IMethodSymbol callee, SequenceCopy copy)
    {
        if (candidate.Arity == 0)
            return callee.Arity == 0 ? candidate : null;
        return candidate.Arity == callee.Arity ? candidate.Construct(callee.TypeArguments.ToArray())
            : candidate.Arity == 1 && callee.Arity == 0 ? candidate.Construct(copy.Element)
            : null;
    }

    private static bool IsAlike(IMethodSymbol overload, IMethodSymbol callee, int ordinal)
    {
        if (!SymbolEqualityComparer.Default.Equals(overload.ReturnType, callee.ReturnType) || overload.RefKind != callee.RefKind)
            return false;
        ImmutableArray<IParameterSymbol> parameters = callee.Parameters, others = overload.Parameters;
        if (others.Length < parameters.Length)
            return false;
        for (var i = 0; i < others.Length; i++)
        {
            if (i >= parameters.Length ? !others[i].IsOptional
                : others[i].RefKind != parameters[i].RefKind
                    || (i != ordinal && !SymbolEqualityComparer.Default.Equals(others[i].Type, parameters[i].Type)))
            {
                return false;
            }
        }

        return true;
    }
}
