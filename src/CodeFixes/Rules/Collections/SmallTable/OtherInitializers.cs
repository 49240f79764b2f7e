using System.Collections.Immutable;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Collections.SmallTable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.SmallTable;

/// <summary>
/// Determines whether a type initializes more than a table in a way that code can tell. The initializers of a type without a static constructor run no later
/// than when one of its static fields is read; without the field, they may not run at all. Those of a type with one run before all else, in the order of the
/// code, so that one before the table may look in it when it is not there yet.
/// </summary>
internal static class OtherInitializers
{
    /// <summary>What differs without the table; null where no initializer that matters does more than make a value.</summary>
    public static string? Difference(ConstantTable table, Compilation compilation, CancellationToken cancellationToken)
    {
        var type = table.Field.ContainingType;
        if (StaticConstruction.IsConstructed(type))
        {
            return HaveEffects(table.Field, table.Declarator.SyntaxTree, table.Declarator.SpanStart, compilation, cancellationToken)
                ? "an initializer before it that looks in the table does not fail"
                : null;
        }

        return HaveEffects(table.Field, null, int.MaxValue, compilation, cancellationToken)
            ? "what else '" + type.Name + "' initializes may be made later or never"
            : null;
    }

    /// <summary>Whether an initializer of another static field or property does more than make a value: of one file, those before a position.</summary>
    private static bool HaveEffects(IFieldSymbol table, SyntaxTree? tree, int end, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var reference in table.ContainingType.DeclaringSyntaxReferences)
        {
            if (reference.GetSyntax(cancellationToken) is not TypeDeclarationSyntax declaration
                || SourceModels.Find(compilation, declaration.SyntaxTree) is not { } model)
            {
                return true;
            }

            foreach (var initializer in declaration.Members.SelectMany(InitializersOf))
            {
                if (declaration.SyntaxTree == tree && initializer.SpanStart > end)
                    continue;
                var field = initializer.Parent is VariableDeclaratorSyntax declarator ? model.GetDeclaredSymbol(declarator, cancellationToken) : null;

                // A field of each thread gets its value on the thread alone that is the first to come to the type.
                if (!SymbolEqualityComparer.Default.Equals(field, table)
                    && ((field is IFieldSymbol other && FieldsOfThreads.Contain(other))
                        || model.GetOperation(initializer.Value, cancellationToken) is not { } value || !MakesOnly(value, compilation)))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static IEnumerable<EqualsValueClauseSyntax> InitializersOf(MemberDeclarationSyntax member) => member switch
    {
        BaseFieldDeclarationSyntax field when field.Modifiers.Any(SyntaxKind.StaticKeyword) =>
            field.Declaration.Variables.Select(static variable => variable.Initializer).OfType<EqualsValueClauseSyntax>(),
        PropertyDeclarationSyntax { Initializer: { } initializer } property when property.Modifiers.Any(SyntaxKind.StaticKeyword) => [initializer],
        _ => [],
    };

    /// <summary>
    /// Whether evaluating a value makes it and nothing else, whenever that is: of values that are always the same, functions that do not run, and collections
    /// of the framework that ask none of them for an order or a hash code.
    /// </summary>
    private static bool MakesOnly(IOperation value, Compilation compilation) => value switch
    {
        _ when FixedValues.Has(value) || FixedValues.IsSameObject(value) => true,
        IAnonymousFunctionOperation or ITypeOfOperation or IDefaultValueOperation or IInstanceReferenceOperation => true,
        IConversionOperation conversion => !ConversionOperators.RunIn(conversion) && PartsOf(value, compilation),
        IArrayCreationOperation or IArrayInitializerOperation or IObjectOrCollectionInitializerOperation
            or IDelegateCreationOperation or IArgumentOperation or IMethodReferenceOperation or ISimpleAssignmentOperation => PartsOf(value, compilation),
        IObjectCreationOperation { Constructor: { ContainingType: var type } constructor } creation =>
            IsMadeOnly(type) && AsksNone(constructor, creation.Arguments, compilation) && PartsOf(value, compilation),
        IInvocationOperation { TargetMethod: { ContainingType: var type } method } call =>
            (method is { Name: "Empty", ContainingType.SpecialType: SpecialType.System_Array }
                || (IsMadeOnly(type) && AsksNone(method, call.Arguments, compilation))) && PartsOf(value, compilation),
        _ => false,
    };

    private static bool PartsOf(IOperation value, Compilation compilation)
    {
        foreach (var part in value.ChildOperations)
        {
            if (!MakesOnly(part, compilation))
                return false;
        }

        return true;
    }

    /// <summary>Whether a method of a collection runs nothing of the project on what it is given: it only stores it, or nothing of it could run.</summary>
    private static bool AsksNone(IMethodSymbol method, ImmutableArray<IArgumentOperation> arguments, Compilation compilation)
    {
        if (FrameworkCallbacks.OnlyMovesValues(method) && method.Parameters.All(static parameter => !FrameworkCallbacks.IsSequence(parameter.Type)))
            return true;
        foreach (var argument in arguments)
        {
            var given = argument.Value.Inside(Through.BuiltInImplicit);
            if (!FixedValues.IsSameObject(given) && given.Type is { } type && CallGraph.RunsOwnCode(type, compilation))
                return false;
        }

        return true;
    }

    /// <summary>Whether making an object of a type of the framework does nothing else.</summary>
    private static bool IsMadeOnly(INamedTypeSymbol type) => type.IsOfFramework()
        && (type.IsUnder("System.Collections") || type is { SpecialType: SpecialType.System_Object or SpecialType.System_String });
}
