using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Simplification;

namespace Allocations.CodeFixes.Rewriting.Boxes;

/// <summary>
/// Makes a local <c>ArrayList</c> or <c>Hashtable</c> a list or a dictionary of the one type that is put in, where every use of it has a counterpart
/// there. Lists do the same, exceptions included; a dictionary has another order, and another exception for a key that it lacks.
/// </summary>
internal static class GenericCollection
{
    /// <summary>The most entries that a written capacity may ask for: beyond it the two classes fail in different ways.</summary>
    private const int MostCapacity = 1 << 20;

    /// <summary>The fix for a box that is put in such a collection; null where the local is used in another way.</summary>
    public static Fix? Plan(FixRequest request, IConversionOperation box, CancellationToken cancellationToken)
    {
        if (LocalOf(box) is not { } local || local.DeclaringSyntaxReferences.Length != 1
            || local.DeclaringSyntaxReferences[0]
                .GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: BaseObjectCreationExpressionSyntax creation,
                Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } } declaration }
            || request.Model.GetOperation(creation, cancellationToken) is not IObjectCreationOperation created
            || !SymbolEqualityComparer.Default.Equals(created.Type, local.Type) || !HasPlainCapacity(created))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        var uses = new ObjectCollectionUses(IsTable(local.Type), request.Model, edits);
        var function = FunctionOf(created);
        if (created.Initializer is { } initializer && !uses.TakeInitializer(initializer))
            return null;
        foreach (var read in AllUsesOf(local, created))
        {
            if (FunctionOf(read) != function || !uses.Take(read))
                return null;
        }

        if (uses.TypeArguments() is not { } arguments)
            return null;
        var name = "System.Collections.Generic." + (IsTable(local.Type) ? "Dictionary" : "List") + "<"
            + string.Join(", ", arguments.Select(argument => argument.ToMinimalDisplayString(request.Model, declaration.SpanStart))) + ">";
        if (!declaration.Type.IsVar)
            edits.Replace(declaration.Type, node => TypeNamed(name).WithTriviaFrom(node));
        if (creation is ObjectCreationExpressionSyntax { Type: { } createdType })
            edits.Replace(createdType, node => TypeNamed(name).WithTriviaFrom(node));
        return new FixBuilder(edits, "Declare '" + local.Name + "' as '" + name.Substring("System.Collections.Generic.".Length) + "'",
            "GenericCollection")
            .MayDiffer(uses.Difference)
            .Build();
    }

    private static TypeSyntax TypeNamed(string name) => SyntaxFactory.ParseTypeName(name).WithAdditionalAnnotations(Simplifier.Annotation);

    private static bool IsTable(ITypeSymbol type) => type.Name == "Hashtable";

    private static bool IsCollection(ITypeSymbol type) => type is { Name: "Hashtable" or "ArrayList" } && type.IsIn("System.Collections");

    /// <summary>The local collection that a box is an argument, an element or a key of.</summary>
    private static ILocalSymbol? LocalOf(IConversionOperation box)
    {
        var user = box.Parent switch
        {
            IArgumentOperation { Parent: IInvocationOperation call } => call.Instance,
            IArgumentOperation { Parent: IPropertyReferenceOperation element } => element.Instance,
            ISimpleAssignmentOperation { Target: IPropertyReferenceOperation element } => element.Instance,
            _ => null,
        };
        if (user is ILocalReferenceOperation { Local: var local } && IsCollection(local.Type))
            return local;
        var outer = box.Parent;
        while (outer is not (null or IObjectOrCollectionInitializerOperation))
            outer = outer.Parent;
        return outer
            is { Parent: IObjectCreationOperation { Parent: IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var declared } } } }
            && IsCollection(declared.Type)
            ? declared
            : null;
    }

    private static bool HasPlainCapacity(IObjectCreationOperation created) => created.Arguments switch
    {
        { Length: 0 } => true,
        { Length: 1 } arguments => arguments[0].Parameter?.Type.SpecialType == SpecialType.System_Int32
            && (created.Type!.Name == "ArrayList" || arguments[0].Value.ConstantValue is { HasValue: true, Value: int and >= 0 and <= MostCapacity }),
        _ => false,
    };

    private static IEnumerable<IOperation> AllUsesOf(ILocalSymbol local, IOperation place)
    {
        var body = place;
        while (body.Parent is { } parent)
            body = parent;
        return body.Descendants().Where(operation => operation is ILocalReferenceOperation reference
            && SymbolEqualityComparer.Default.Equals(reference.Local, local));
    }

    /// <summary>The function around an operation: one that captures the collection may run on another thread, or later.</summary>
    private static IOperation? FunctionOf(IOperation operation)
    {
        var outer = operation.Parent;
        while (outer is not (null or IAnonymousFunctionOperation or ILocalFunctionOperation))
            outer = outer.Parent;
        return outer;
    }
}
