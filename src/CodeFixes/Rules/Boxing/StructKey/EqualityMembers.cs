using System.Text;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.StructKey;

/// <summary>
/// Gives a struct in source its own equality: <c>IEquatable</c> of itself, <c>Equals</c> and <c>GetHashCode</c>, over its fields in order. Fields that are
/// integers, characters, booleans, enums or strings compare as <c>ValueType</c> compares them; other fields may not.
/// </summary>
internal static class EqualityMembers
{
    private const int MostCombined = 8;

    /// <summary>
    /// The fix for a struct; null where part of the equality is written already, or the struct has no fields, or some that only the compiler names.
    /// </summary>
    public static async Task<Fix?> PlanAsync(Solution solution, Compilation compilation, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var fields = FieldsOf(type);
        if (type.DeclaringSyntaxReferences.Length != 1 || HasPart(type) || CapturedParameters.Any(type) || fields.Length is 0 or > MostCombined
            || await type.DeclaringSyntaxReferences[0]
                .GetSyntaxAsync(cancellationToken)
                .ConfigureAwait(false) is not TypeDeclarationSyntax { OpenBraceToken.IsMissing: false, CloseBraceToken.IsMissing: false } declaration
            || declaration.OpenBraceToken.IsKind(SyntaxKind.None)
            || solution.GetDocument(declaration.SyntaxTree) is not { } document
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model)
        {
            return null;
        }

        var names = fields.Select(static field => (field.AssociatedSymbol ?? field).Name).ToArray();
        if (names.Any(static name => SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None))
            return null;
        var lineEnd = LineBreaks.Of(declaration.SyntaxTree);
        var self = type.ToMinimalDisplayString(model, declaration.OpenBraceToken.SpanStart);
        var isNullable = (model.GetNullableContext(declaration.OpenBraceToken.SpanStart) & NullableContext.AnnotationsEnabled) != 0;
        var members = Members(self, fields, names, !type.IsReadOnly && HasReadOnlyMembers(declaration), isNullable, HasCombine(compilation));
        var equatable = SyntaxFactory.SimpleBaseType(SyntaxFactory.ParseTypeName("System.IEquatable<" + self
            + ">")).WithAdditionalAnnotations(Microsoft.CodeAnalysis.Simplification.Simplifier.Annotation);
        var edits = new SolutionEdits(document.Project.Solution);
        edits.Replace(declaration, _ => WithBase(WithMembers(declaration, members, lineEnd), equatable));
        return new FixBuilder(edits, "Give '" + type.Name + "' its own equality", "Equality")
            .MayDiffer(Difference(fields))
            .Declares(type.Name)
            .Build();
    }

    /// <summary>The fields that equality compares.</summary>
    public static IFieldSymbol[] FieldsOf(INamedTypeSymbol type) =>
        [.. type.GetMembers().OfType<IFieldSymbol>().Where(static field => field is { IsStatic: false, IsConst: false })];

    /// <summary>Whether part of the equality is written already, or a field cannot be compared.</summary>
    public static bool HasPart(INamedTypeSymbol type) =>
        StructEquality.IsEquatable(type) || StructEquality.Overrides(type, nameof(Equals)) || StructEquality.Overrides(type, nameof(GetHashCode))
        || type.GetMembers(nameof(Equals)).Length > 0
        || FieldsOf(type).Any(static field => field.IsFixedSizeBuffer || field.Type.TypeKind is TypeKind.Pointer or TypeKind.FunctionPointer);

    /// <summary>How equality may differ from what the struct inherits.</summary>
    public static string Difference(IFieldSymbol[] fields)
    {
        var differing = fields.FirstOrDefault(static field => !IsPlain(field.Type));
        if (differing is null)
            return "hash codes, and so the order of unordered collections, change";
        var name = (differing.AssociatedSymbol ?? differing).Name;
        return differing.Type.SpecialType is SpecialType.System_Single or SpecialType.System_Double
            ? "negative zero and NaN in '" + name + "' compare differently on .NET Framework, and hash codes change"
            : "'" + name + "' is compared by the default comparer of its type, and hash codes change";
    }

    private static bool IsPlain(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum || type.SpecialType is SpecialType.System_String or (>= SpecialType.System_Boolean and <= SpecialType.System_UInt64);

    /// <summary>Read-only members came with C# 8.</summary>
    private static bool HasReadOnlyMembers(SyntaxNode declaration) =>
        ((CSharpParseOptions)declaration.SyntaxTree.Options).LanguageVersion >= LanguageVersion.CSharp8;

    private static bool HasCombine(Compilation compilation) =>
        compilation.GetTypeByMetadataName("System.HashCode") is { DeclaredAccessibility: Accessibility.Public };

    private static string[] Members(string self, IFieldSymbol[] fields, string[] names, bool isReadOnly, bool isNullable, bool hasCombine)
    {
        var modifier = isReadOnly ? "readonly " : "";
        var equals = new List<string>();
        for (var i = 0; i < fields.Length; i++)
            equals.Add(IsPlain(fields[i].Type)
                ? names[i] + " == other." + names[i]
                : "System.Collections.Generic.EqualityComparer<" + fields[i].Type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)
                    + ">.Default.Equals(" + names[i] + ", other." + names[i] + ")");
        return
        [
            "public " + modifier + "bool Equals(" + self + " other) => " + string.Join(" && ", equals) + ";",
            "public override " + modifier + "bool Equals(object" + (isNullable ? "?" : "") + " obj) => obj is " + self + " other && Equals(other);",
            "public override " + modifier + "int GetHashCode() => "
            + (hasCombine ? "System.HashCode.Combine(" + string.Join(", ", names) + ")" : Tuple(fields, names)) + ";",
        ];
    }

    /// <summary>Without <c>HashCode</c>: the hash codes of the fields, folded by a prime.</summary>
    private static string Tuple(IFieldSymbol[] fields, string[] names)
    {
        var text = new StringBuilder();
        for (var i = 0; i < names.Length; i++)
        {
            var hash = fields[i].Type.IsValueType ? names[i] + ".GetHashCode()" : "(" + names[i] + "?.GetHashCode() ?? 0)";
            if (i == 0)
            {
                text.Append(hash);
                continue;
            }

            text.Insert(0, "(").Append(" * 31) + ").Append(hash);
            if (i < names.Length - 1)
                text.Insert(0, "(").Append(')');
        }

        return "unchecked(" + text + ")";
    }

    private static TypeDeclarationSyntax WithMembers(TypeDeclarationSyntax type, string[] members, string lineEnd)
    {
        var inner = Indentation.OfMembers(type);
        var text = string.Concat(members.Select(member => lineEnd + inner + member + lineEnd));
        var parsed = SyntaxFactory.ParseCompilationUnit("struct S {" + lineEnd + text + "}").Members.OfType<TypeDeclarationSyntax>().First().Members;
        var marked = SyntaxFactory.List(parsed.Select(static (member, i) => member.ReplaceNodes(
            member.DescendantNodes().Where(static node => node is AliasQualifiedNameSyntax or QualifiedNameSyntax
                || node is MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "System" }
                    or MemberAccessExpressionSyntax }),
            static (_, node) => node.WithAdditionalAnnotations(Microsoft.CodeAnalysis.Simplification.Simplifier.Annotation))));
        if (type.Members.LastOrDefault() is { } last && !last.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia))
            type = (TypeDeclarationSyntax)type.WithMembers(type.Members.Replace(last, last.WithTrailingTrivia(SyntaxFactory.EndOfLine(lineEnd))));
        return (TypeDeclarationSyntax)type.WithMembers(type.Members.AddRange(marked));
    }

    private static TypeDeclarationSyntax WithBase(TypeDeclarationSyntax type, BaseTypeSyntax added)
    {
        if (type.BaseList is { } bases)
            return (TypeDeclarationSyntax)type.WithBaseList(bases.WithTypes(bases.Types.Replace(
                bases.Types.Last(),
                bases.Types.Last().WithTrailingTrivia())
                .Add(added.WithLeadingTrivia(SyntaxFactory.Space).WithTrailingTrivia(bases.Types.Last().GetTrailingTrivia()))));
        var before = CapturedParameters.ParametersOf(type)?.CloseParenToken ?? type.TypeParameterList?.GreaterThanToken ?? type.Identifier;
        var trailing = before.TrailingTrivia;
        var list = SyntaxFactory.BaseList(
            SyntaxFactory.Token(SyntaxKind.ColonToken).WithLeadingTrivia(SyntaxFactory.Space).WithTrailingTrivia(SyntaxFactory.Space),
            SyntaxFactory.SingletonSeparatedList(added.WithTrailingTrivia(trailing)));
        return (TypeDeclarationSyntax)type.ReplaceToken(before, before.WithTrailingTrivia()).WithBaseList(list);
    }
}
